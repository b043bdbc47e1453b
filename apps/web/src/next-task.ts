/** Ends the present task, so that the browser can draw and answer a tap before the next one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
