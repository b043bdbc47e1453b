/** The part of the bundler's module information that is needed here. */
type ModuleFacts = { readonly isEntry: boolean; readonly importers: readonly string[] };

type ModuleGraph = { getModuleInfo(id: string): ModuleFacts | null };

/** Puts everything that the first page needs into one chunk; lazily loaded modules keep their own chunks. */
export const inFirstPage = (id: string, graph: ModuleGraph): string | null =>
  leadsFromEntry(id, graph, new Set()) ? 'first' : null;

/** Whether an entry statically imports the module, directly or indirectly. */
function leadsFromEntry(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const facts = graph.getModuleInfo(id);
  if (!facts) return false;
  return facts.isEntry || facts.importers.some((importer) => leadsFromEntry(importer, graph, seen));
}
