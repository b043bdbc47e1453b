/** Lets the keyboard reach an area that scrolls and contains nothing else to reach. */
export const scrollable = (area: HTMLElement): void => {
  area.tabIndex = 0;
};
