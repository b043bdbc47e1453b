import { randomBytes } from 'node:crypto';

/** Nobody can guess one: 96 random bits. */
export const freshTableId = (): string => randomBytes(12).toString('base64url');

export const isTableId = (text: string): boolean => /^[\w-]{16}$/.test(text);
