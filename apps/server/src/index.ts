/** The server as a library, for starting it in other ways than `npm start`. */
export { LIMITS, type Limits } from './limits/limits.ts';
export { openServer, type QuandoServer, type QuandoServerOptions } from './quando-server.ts';
export { settingsOf, type Settings } from './settings.ts';
export { openStore, type Store, type StorePlace } from './storage/store.ts';
export type { StartupError } from './startup-error.ts';
