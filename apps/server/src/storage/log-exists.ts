/** A log was to be made that is there already: the database is well, and somebody else was faster. */
export class LogExists extends Error {
  constructor(id: string) {
    super(`${id} exists`);
  }
}
