/** The part of the bundler's module information that is needed here. */
type ModuleFacts = { readonly isEntry: boolean; readonly importers: readonly string[] };

type ModuleGraph = { getModuleInfo(id: string): ModuleFacts | null };

/** A package's index imports more than any page needs. */
const INDEX = /\/index(-client)?\.[jt]s$/;

/** Modules with the texts of the first page in one language. */
const TEXTS = /packages\/text\/src\/[a-z]{2}\/app\.ts$/;

/** What all languages share. */
const SHARED = /packages\/text\/src\/[\w-]+\.ts$/;

/** Puts everything that the first page needs into one chunk, except its texts; lazily loaded modules keep their own chunks. */
export const firstPageChunk = (id: string, graph: ModuleGraph): string | null =>
  leadsFromEntry(id, graph, new Set()) || isForTexts(id, graph) ? 'first' : null;

const isForTexts = (id: string, graph: ModuleGraph): boolean =>
  SHARED.test(id) && (graph.getModuleInfo(id)?.importers ?? []).some((importer) => TEXTS.test(importer));

/** Whether an entry statically imports the module, directly or indirectly. */
function leadsFromEntry(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (seen.has(id) || INDEX.test(id)) return false;
  seen.add(id);
  const facts = graph.getModuleInfo(id);
  if (!facts) return false;
  return facts.isEntry || facts.importers.some((importer) => leadsFromEntry(importer, graph, seen));
}
