/** What is wrong with a log: the first entry that makes no sense, by its place. */
export type Damage = {
  readonly code: 'not-an-entry' | 'out-of-order' | 'bad-deal' | 'illegal';
  readonly place: number;
};

export const damageError = ({ code, place }: Damage): Error =>
  new Error(`entry ${place} of the log: ${code}`);
