import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { crossingsIn } from '../boundaries/crossing.ts';

const TOOL = fileURLToPath(new URL('../boundaries.ts', import.meta.url));

/** A small repository with manifests like ours and these files. */
function treeWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'quando-boundaries-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const manifests = {
    'packages/rules/package.json':
      '{"name":"@quando/rules","exports":{".":"./src/index.ts","./authority":"./src/authority.ts"}}',
    'packages/text/package.json': '{"name":"@quando/text","exports":{".":"./src/index.ts"}}',
    'packages/bots/package.json':
      '{"name":"@quando/bots","exports":{".":"./src/index.ts","./cast":"./src/cast.ts"}}',
    'packages/protocol/package.json': '{"name":"@quando/protocol","exports":{".":"./src/index.ts"}}',
    'packages/table/package.json': '{"name":"@quando/table","exports":{".":"./src/index.ts"}}',
    'apps/cli/package.json': '{"name":"@quando/cli"}',
  };
  for (const [path, content] of Object.entries({ ...manifests, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

const ALLOWED = {
  'packages/rules/src/index.ts': "export { a } from './card.ts';",
  'packages/rules/src/card.ts': 'export const a = 1;',
  'packages/rules/test/card.test.ts':
    "import { expect } from 'vitest'; import '../src/card.ts'; import '@quando/bots';",
  'packages/text/src/index.ts': "import type { A } from '@quando/rules'; // import '@quando/rules/authority'",
  'packages/bots/src/index.ts': "import '@quando/rules'; import '@quando/rules/authority';",
  'packages/table/src/index.ts': "export { Table } from './table.ts';",
  'packages/table/src/table.ts': "import '@quando/rules/authority';",
  'apps/cli/src/main.ts':
    "import fs from 'node:fs'; import './screen/board.ts'; await import('@quando/bots');",
  'apps/cli/src/colour.ts': 'export const text = "import \'@quando/rules/authority\'";',
  'apps/cli/src/screen/board.ts': "import '@quando/rules'; import '@quando/text'; import '../colour.ts';",
  'apps/web/src/board/Board.svelte':
    "<script lang=\"ts\">\n  import { onMount } from 'svelte';\n  import '@quando/rules';\n</script>\n<p>import '@quando/bots'</p>",
  'apps/web/src/offline/games-worker.ts': "import '@quando/rules/authority';",
  'apps/web/src/offline/stored-games.ts': "import { Table } from '@quando/table';",
  'apps/web/src/offline/message.ts': "import type { Table } from '@quando/table';",
  'apps/web/src/screens/Hint.svelte': "<script>import '../offline/message.ts';</script>",
  'apps/web/src/screens/setup.ts': "import '@quando/bots/cast'; import '@quando/protocol';",
  'apps/web/src/gallery/gallery.ts': "import '../../test/fixtures/scenes.ts';",
  'apps/web/test/fixtures/scenes.ts': "import '@quando/rules/authority';",
  'apps/web/vite.config.ts': "import 'vite'; import '../../tools/e2e/browser.ts';",
  'apps/web/e2e/play.test.ts': "import '@playwright/test';",
  'conformance/tell.ts': "import '@quando/rules/authority';",
  'tools/bench.ts':
    "import 'typescript'; import '@quando/bots'; import '../conformance/tell.ts'; await import(name);",
};

describe('boundaries', () => {
  it('allow permitted imports', () => {
    expect(crossingsIn(treeWith(ALLOWED))).toEqual({ files: 22, crossings: [] });
  });

  it('are reported with the place of each crossing, and with exit code 1', () => {
    const bad = treeWith({ 'packages/rules/src/x.ts': "\nimport 'node:fs';" });
    expect(run(treeWith(ALLOWED))).toEqual({ code: 0, stdout: '22 files, 0 imports cross a boundary\n' });
    expect(run(bad)).toEqual({
      code: 1,
      stdout: `packages/rules/src/x.ts:2 imports node:fs, which packages/rules/src may not
1 files, 1 imports cross a boundary
`,
    });
  });

  const crossings: [string, string, string, string][] = [
    [
      'rules import a package',
      'packages/rules/src/x.ts',
      "import '@quando/text';",
      'imports @quando/text, which packages/rules/src may not',
    ],
    ['rules import Node', 'packages/rules/src/x.ts', "import 'node:fs';", 'imports node:fs, which'],
    ['rules import from npm', 'packages/rules/src/x.ts', "import 'left-pad';", 'imports left-pad, which'],
    [
      'text imports authority',
      'packages/text/src/x.ts',
      "import '@quando/rules/authority';",
      'imports @quando/rules/authority, which packages/text/src may not',
    ],
    [
      'text imports bots',
      'packages/text/src/x.ts',
      "export * from '@quando/bots';",
      'imports @quando/bots, which',
    ],
    [
      'bots import text',
      'packages/bots/src/x.ts',
      "import type { T } from '@quando/text';",
      'imports @quando/text, which',
    ],
    [
      'bots import in the middle of a function',
      'packages/bots/src/x.ts',
      "const load = () => import('@quando/text');",
      'imports @quando/text, which',
    ],
    [
      'bots import a type in place',
      'packages/bots/src/x.ts',
      "export type T = import('@quando/text').T;",
      'imports @quando/text, which',
    ],
    [
      'bots import by require',
      'packages/bots/src/x.cjs',
      "require('@quando/text');",
      'imports @quando/text, which',
    ],
    [
      'a relative import leaves the package',
      'packages/text/src/x.ts',
      "import '../../rules/src/card.ts';",
      'imports packages/rules/src/card.ts, a file of another package',
    ],
    [
      'a test leaves its package',
      'packages/text/test/x.test.ts',
      "import '../../rules/src/card.ts';",
      'imports packages/rules/src/card.ts, a file of another package',
    ],
    [
      'a tool leaves its folder',
      'tools/x.ts',
      "import '../packages/rules/src/card.ts';",
      'imports packages/rules/src/card.ts, a file of another package',
    ],
    [
      'a source imports a test',
      'packages/rules/src/x.ts',
      "import '../test/card.test.ts';",
      'imports packages/rules/test/card.test.ts, a test',
    ],
    [
      'an import goes past the exports',
      'apps/cli/src/x.ts',
      "import '@quando/rules/src/card.ts';",
      'imports @quando/rules/src/card.ts, which @quando/rules does not export',
    ],
    [
      'a test goes past the exports',
      'packages/bots/test/x.test.ts',
      "import '@quando/rules/card';",
      'imports @quando/rules/card, which @quando/rules does not export',
    ],
    [
      'the screen imports authority',
      'apps/cli/src/screen/x.ts',
      "import type { State } from '@quando/rules/authority';",
      'imports @quando/rules/authority, which apps/cli/src/screen may not',
    ],
    [
      'the screen imports bots',
      'apps/cli/src/screen/x.ts',
      "import '@quando/bots';",
      'imports @quando/bots, which',
    ],
    [
      'the command line imports from npm',
      'apps/cli/src/x.ts',
      "import 'left-pad';",
      'imports left-pad, which',
    ],
    [
      'the web imports bots',
      'apps/web/src/x.ts',
      "import '@quando/bots';",
      'imports @quando/bots, which apps/web/src may not',
    ],
    [
      'the web imports a test',
      'apps/web/src/board/x.ts',
      "import '../../test/fixtures/scenes.ts';",
      'imports apps/web/test/fixtures/scenes.ts, a test',
    ],
    [
      'the web reaches authority',
      'apps/web/src/x.ts',
      "import './offline/games-worker.ts';",
      'imports apps/web/src/offline/games-worker.ts, which leads to @quando/rules/authority',
    ],
    [
      'a screen reaches authority through a package',
      'apps/web/src/screens/x.ts',
      "import '../offline/stored-games.ts';",
      'imports apps/web/src/offline/stored-games.ts, which leads to @quando/rules/authority',
    ],
    [
      'an import is computed',
      'packages/bots/src/x.ts',
      'await import(name);',
      'imports what only a running program knows',
    ],
    [
      'a folder is new',
      'packages/lobby/src/x.ts',
      'export const a = 1;',
      'no boundary is drawn for this folder',
    ],
  ];
  it.each(crossings)('are crossed when %s', (_, file, content, why) => {
    const { crossings: found } = crossingsIn(treeWith({ ...ALLOWED, [file]: content }));
    expect(found).toMatchObject([{ file, line: 1, why: expect.stringContaining(why) }]);
  });

  it('are crossed in the script of a component, at its line', () => {
    const content =
      "<p>It's</p>\n\n<script>\n  import '@quando/rules/authority';\n</script>\n<style></style>";
    expect(crossingsIn(treeWith({ 'apps/web/src/x.svelte': content })).crossings).toEqual([
      {
        file: 'apps/web/src/x.svelte',
        line: 4,
        why: 'imports @quando/rules/authority, which apps/web/src may not',
      },
    ]);
  });

  it('are crossed when the screen reaches authority through other files', () => {
    const tree = treeWith({
      ...ALLOWED,
      'apps/cli/src/colour.ts': "import './deep.ts'; import './main.ts';",
      'apps/cli/src/deep.ts': "import './colour.ts'; import '@quando/rules/authority';",
    });
    expect(crossingsIn(tree).crossings).toEqual([
      {
        file: 'apps/cli/src/screen/board.ts',
        line: 1,
        why: 'imports apps/cli/src/colour.ts, which leads to @quando/rules/authority',
      },
    ]);
  });

  it('are crossed when a package that the web may import reaches authority', () => {
    const tree = treeWith({ ...ALLOWED, 'packages/bots/src/cast.ts': "import './index.ts';" });
    expect(crossingsIn(tree).crossings).toEqual([
      {
        file: 'apps/web/src/screens/setup.ts',
        line: 1,
        why: 'imports @quando/bots/cast, which leads to @quando/rules/authority',
      },
    ]);
  });
});

function run(root: string): { code: number | null; stdout: string } {
  const { status, stdout } = spawnSync(process.execPath, [TOOL, root], { encoding: 'utf8' });
  return { code: status, stdout };
}
