/** A server of online tables, for those who start one in another way than `npm start`. */
export { LIMITS, type Limits } from './limits/limits.ts';
export { openServer, type QuandoServer, type QuandoServerOptions } from './quando-server.ts';
export { settingsOf, type Settings } from './settings.ts';
export { openStore, type Store, type StorePlace } from './storage/store.ts';
export type { StartupError } from './startup-error.ts';
