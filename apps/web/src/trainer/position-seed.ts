/** The UTC date: 2026-11-15. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The seed of a day's position, the same for everybody without a server. */
export const seedOfDay = (day: string): string => `day ${day}`;

export const seedOfStream = (name: string): string => `stream ${name}`;

/** The day of a seed; undefined for a seed of the stream. */
export const dayOfSeed = (seed: string): string | undefined => /^day (\d{4}-\d{2}-\d{2})$/.exec(seed)?.[1];
