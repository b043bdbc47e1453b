const WORDS = ['niemand', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft', 'zu sechst'];

/** "zu dritt": that many play together. */
export const playersTogether = (players: number): string => WORDS[players] ?? `zu ${players}`;
