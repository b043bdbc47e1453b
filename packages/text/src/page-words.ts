/** What the first page says before the app runs. */
export type PageWords = {
  /** For search engines and previews of links. */
  readonly description: string;
  readonly needsScript: string;
};
