/** The first invalid entry of a log, by its place. */
export type Damage = {
  readonly code: 'not-an-entry' | 'out-of-order' | 'bad-deal' | 'illegal';
  readonly place: number;
};

export const damageError = ({ code, place }: Damage): Error =>
  new Error(`entry ${place} of the log: ${code}`);
