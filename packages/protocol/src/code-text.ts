/** Words that lead to a table: the same ones in every language. */
export type TableCode = readonly number[];

/** A code in an address. */
export const codeText = (places: TableCode): string => places.join('-');
