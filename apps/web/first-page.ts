/** What the bundler knows of a module. */
type ModuleFacts = { readonly isEntry: boolean; readonly importers: readonly string[] };

type ModuleGraph = { getModuleInfo(id: string): ModuleFacts | null };

/** Puts all that the first page needs into one file; what comes later stays in files of its own. */
export const inFirstPage = (id: string, graph: ModuleGraph): string | null =>
  leadsFromEntry(id, graph, new Set()) ? 'first' : null;

/** Whether an entry imports the module, directly or through others that it does not load later. */
function leadsFromEntry(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const facts = graph.getModuleInfo(id);
  if (!facts) return false;
  return facts.isEntry || facts.importers.some((importer) => leadsFromEntry(importer, graph, seen));
}
