/** Asks the browser not to clear what this device has stored; it may refuse, and pages over plain HTTP cannot ask. */
export async function keepStorage({ storage }: Partial<Pick<Navigator, 'storage'>>): Promise<void> {
  try {
    if (storage && !(await storage.persisted())) await storage.persist();
  } catch {
    // What is stored stays as long as the browser likes.
  }
}
