/** A failure at a table that its players cannot fix. It contains no card and no key. */
export type TableFailure = {
  readonly table: string;
  /**
   * `append`: a change could not be stored; `load`: stored entries could not be loaded; `read`: a stored entry is
   * invalid; `due-action`: a bot did not decide, or another due action failed; `rematch`: the table of a rematch could
   * not be created.
   */
  readonly during: 'append' | 'load' | 'read' | 'due-action' | 'rematch';
  readonly error: unknown;
  /** Whether the table retries automatically. */
  readonly isRetried: boolean;
};

/** Where tables report their failures. */
export type FailurePort = (failure: TableFailure) => void;
