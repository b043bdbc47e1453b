#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;

/** Whether this Node runs TypeScript without a build. */
function runsTypeScript() {
  return Number.parseInt(process.versions.node, 10) >= NEEDED && Boolean(process.features.typescript);
}

/** The Node installed as an optional dependency, if there is one for this platform. */
function bundledNode() {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  try {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    const node = join(folder, 'bin', isWindows ? 'node.exe' : 'node');
    return existsSync(node) ? node : undefined;
  } catch {
    return undefined;
  }
}

/** Runs the same command line with another Node, and exits with its exit code. */
function runUnder(node) {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => refuse(error.message));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

function refuse(reason) {
  console.error(`quando: ${reason}`);
  process.exit(2);
}

if (runsTypeScript()) {
  await import('../src/main.ts');
} else {
  const node = bundledNode();
  if (node === undefined) refuse(`Node ${NEEDED} or newer is needed; this is Node ${process.versions.node}`);
  else runUnder(node);
}
