/** Runs a job for one table after another; a failing table is reported and does not stop the rest. */
export async function forEachTable(
  tables: readonly string[],
  run: (table: string) => Promise<void>,
  onFailure: (table: string, error: unknown) => void,
): Promise<void> {
  for (const table of tables) {
    try {
      await run(table);
    } catch (error) {
      onFailure(table, error);
    }
  }
}
