/** Something that went wrong at a table and that nobody who sits there can mend. It names no card and no key. */
export type TableFailure = {
  readonly table: string;
  /**
   * `append`: a change could not be stored; `load`: stored entries could not be loaded; `read`: a stored entry makes no
   * sense; `due-action`: a bot did not decide, or something else that was due failed; `rematch`: the table of a rematch
   * could not be created.
   */
  readonly during: 'append' | 'load' | 'read' | 'due-action' | 'rematch';
  readonly error: unknown;
  /** Whether the table tries again without being asked. */
  readonly isRetried: boolean;
};

/** Where tables report their failures. */
export type FailurePort = (failure: TableFailure) => void;
