/**
 * Texts that are loaded for a language. When the language changes, those of the language before stay until the others are
 * there, so that what is shown with them, and what somebody has entered there, stays too.
 */
export class LoadedWords<Words> {
  current: Words | undefined = $state.raw();

  /** To be made while a component is set up; `load` is called again when what it reads has changed. */
  constructor(load: () => Promise<Words>) {
    $effect(() => {
      let isWanted = true;
      void load().then((words) => {
        if (isWanted) this.current = words;
      });
      return () => {
        isWanted = false;
      };
    });
  }
}
