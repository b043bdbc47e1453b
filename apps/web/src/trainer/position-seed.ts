/** A day by the clock that is the same everywhere: 2026-11-15. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The position of a day: the same for everyone, without asking anybody. */
export const seedOfDay = (day: string): string => `day ${day}`;

export const seedOfStream = (name: string): string => `stream ${name}`;

/** The day whose position this is; undefined for one of the stream. */
export const dayOfSeed = (seed: string): string | undefined => /^day (\d{4}-\d{2}-\d{2})$/.exec(seed)?.[1];
