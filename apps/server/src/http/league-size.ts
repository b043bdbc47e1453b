/** What is sent to a league stays for years: so many bytes count as one new table. */
const BYTES_PER_TABLE = 1_000_000;

/** As how many new tables this many bytes count. */
export const tablesFor = (bytes: number): number => bytes / BYTES_PER_TABLE;
