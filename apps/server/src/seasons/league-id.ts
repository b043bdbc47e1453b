import { createHash } from 'node:crypto';

/**
 * The id of the league that the owner of a key makes: the same each time, so that a request whose answer got lost makes
 * no second league. It is longer than that of a table, so that neither can be taken for the other.
 */
export const leagueIdOf = (key: string): string =>
  createHash('sha256').update(`quando league ${key}`).digest('base64url').slice(0, 22);

export const isLeagueId = (text: string): boolean => /^[\w-]{22}$/.test(text);
