import type { Attachment } from 'svelte/attachments';

const MARK = 'data-highlighted';

/** Marks what matches one of the selectors, now and as the board changes. */
export const highlighting =
  (selectors: readonly string[]): Attachment<HTMLElement> =>
  (root) => {
    const mark = (): void => {
      for (const element of root.querySelectorAll(`[${MARK}], [data-card], [data-action]`))
        element.toggleAttribute(
          MARK,
          selectors.some((selector) => element.matches(selector)),
        );
    };
    const observer = new MutationObserver(mark);
    observer.observe(root, { childList: true, subtree: true });
    mark();
    return () => observer.disconnect();
  };
