import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { runCommandLine } from '../src/command-line.ts';

export const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The result of a run of the command line. */
export type Run = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** Runs `quando` in this process. */
export async function quando(args: readonly string[], input: string | Buffer = ''): Promise<Run> {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const texts = Promise.all([textOf(output), textOf(errors)]);
  const code = await runCommandLine(args, {
    input: Readable.from([input]),
    output,
    errors,
    env: process.env,
  });
  output.end();
  errors.end();
  const [stdout, stderr] = await texts;
  return { code, stdout, stderr };
}

/** Runs a Node program as a separate process. */
export async function runNode(args: readonly string[], input: string | Buffer = ''): Promise<Run> {
  const child = spawn(process.execPath, args);
  const [stdout, stderr] = [textOf(child.stdout), textOf(child.stderr)];
  child.stdin.on('error', () => {
    // A command that reads no input closes it.
  });
  child.stdin.end(input);
  return { code: await codeOf(child), stdout: await stdout, stderr: await stderr };
}

/** The exit code of a process that ends on its own. */
export async function codeOf(child: ChildProcessWithoutNullStreams): Promise<number> {
  const [code, signal] = await once(child, 'close');
  if (typeof code !== 'number') throw new Error(`ended by ${String(signal)}`);
  return code;
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const folders: string[] = [];

/** Removes the folders made so far, after all tests of a file. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/** A new, empty folder; `removeFolders` removes it. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quando-'));
  folders.push(folder);
  return folder;
}

/** Writes a file into its own folder and returns its path. */
export function fileWith(content: string | Buffer): string {
  const file = join(newFolder(), 'games.jsonl');
  writeFileSync(file, content);
  return file;
}

/** Some records as `simulate` writes them. */
export async function simulated(...args: readonly string[]): Promise<string[]> {
  const { stdout } = await quando(['simulate', '--seed', 'test', ...args]);
  return stdout.split('\n').filter(Boolean);
}
