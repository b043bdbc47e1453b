/** Why the server cannot start, as a message for the person who starts it. */
export type StartupError = { readonly error: string };
