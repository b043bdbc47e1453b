import { randomBytes } from 'node:crypto';

/** 96 random bits, so that an id cannot be guessed. */
export const freshTableId = (): string => randomBytes(12).toString('base64url');

export const isTableId = (text: string): boolean => /^[\w-]{16}$/.test(text);
