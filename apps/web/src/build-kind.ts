/** Whether the app is a copy of plain files (`npm run build -- --static`): it has no server to ask. */
export const IS_STATIC = import.meta.env.MODE === 'static';

/** The path at which the app is served; it begins and ends with a slash. */
export const BASE = import.meta.env.BASE_URL;
