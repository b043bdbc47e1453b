/** What the first page says before the app runs. */
export type PageWords = {
  /** For search engines and previews of links. */
  readonly description: string;
  /** For previews of a link to a table, which names nobody. */
  readonly invitation: { readonly title: string; readonly description: string };
  /** For browsers without scripts, or older than the oldest in the README. */
  readonly needs: string;
};
