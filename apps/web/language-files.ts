import type { Plugin, Rolldown } from 'vite';

/** The texts of the first page. */
const WORDS = /packages\/text\/src\/(?<language>[a-z]{2})\/(app|board|catalogue)\.ts$/;

/** Lists the files that hold each language's texts, so that a server can preload those of the reader's language. */
export const languageFiles = (): Plugin => ({
  name: 'quando-language-files',
  generateBundle(_options, bundle) {
    const files: Record<string, string[]> = {};
    for (const chunk of Object.values(bundle).filter((output) => output.type === 'chunk')) {
      const language = WORDS.exec(chunk.facadeModuleId ?? '')?.groups?.['language'];
      if (language !== undefined) files[language] = together(files[language], chunk, bundle);
    }
    this.emitFile({ type: 'asset', fileName: 'languages.json', source: JSON.stringify(files) });
  },
});

/** Adds a chunk and its imports, except the entry, which the page loads anyway. */
function together(
  files: readonly string[] = [],
  { fileName, imports }: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): string[] {
  const isFirst = (file: string): boolean => {
    const output = bundle[file];
    return output?.type === 'chunk' && output.isEntry;
  };
  const needed = [fileName, ...imports.filter((file) => !isFirst(file))].map((file) => `/${file}`);
  return [...new Set([...files, ...needed])];
}
