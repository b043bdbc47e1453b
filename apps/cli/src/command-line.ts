import { readFileSync } from 'node:fs';
import { BadRecord, FileError, UsageError, type Command, type ExitCode, type Io } from './command.ts';
import { closestMatch } from './closest-match.ts';
import { quoted } from './options.ts';

/** Each command loads only what it needs. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['arena', async () => (await import('./commands/arena.ts')).arena],
  ['link', async () => (await import('./commands/link.ts')).link],
  ['play', async () => (await import('./commands/play.ts')).play],
  ['replay', async () => (await import('./commands/replay.ts')).replay],
  ['review', async () => (await import('./commands/review.ts')).review],
  ['simulate', async () => (await import('./commands/simulate.ts')).simulate],
  ['unlink', async () => (await import('./commands/unlink.ts')).unlink],
  ['verify', async () => (await import('./commands/verify.ts')).verify],
  ['views', async () => (await import('./commands/views.ts')).views],
]);

/** Runs `quando` with these arguments, independently of the process. */
export async function runCommandLine(args: readonly string[], io: Io): Promise<ExitCode> {
  const [word, ...rest] = args;
  try {
    if (word === undefined) return print(io.errors, await overview(), 2);
    if (word === '--version') return print(io.output, versionOf(), 0);
    if (word === 'help' || word === '--help' || word === '-h') return await help(rest, io);
    const command = await commandNamed(word);
    if (asksForHelp(rest)) return print(io.output, command.help, 0);
    return await command.run(rest, io);
  } catch (error) {
    return explain(error, COMMANDS.has(word ?? '') ? [word!] : [], io);
  }
}

async function help([word]: readonly string[], io: Io): Promise<ExitCode> {
  return print(io.output, word === undefined ? await overview() : (await commandNamed(word)).help, 0);
}

async function commandNamed(word: string): Promise<Command> {
  const load = COMMANDS.get(word);
  if (load) return load();
  const nearest = closestMatch(word, [...COMMANDS.keys()]);
  const hint = nearest === undefined ? '' : `; did you mean ${nearest}?`;
  throw new UsageError(`unknown ${word.startsWith('-') ? 'option' : 'command'} ${quoted(word)}${hint}`);
}

/** Whether a command's options include `--help`. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).some((arg) => arg === '--help' || arg === '-h');
}

async function overview(): Promise<string> {
  const commands = await Promise.all([...COMMANDS.values()].map((load) => load()));
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(10)}${summary}`);
  return `Usage: quando COMMAND [OPTION…]

The card game Quando on the command line.

Commands:
${list.join('\n')}

  quando help COMMAND   show a command's help
  quando --version      show the version

The exit code is 0 on success, 1 for a negative result (a bad record), 2 for incorrect usage or a file that cannot be
read.
`;
}

function versionOf(): string {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return `${manifest.version}\n`;
}

function print(stream: Io['output'], text: string, code: ExitCode): ExitCode {
  stream.write(text);
  return code;
}

/** Reports errors that the user can fix; any other error is a bug and is rethrown. */
function explain(error: unknown, command: readonly string[], io: Io): ExitCode {
  const name = ['quando', ...command].join(' ');
  if (error instanceof UsageError) {
    io.errors.write(`${name}: ${error.message}\nSee: ${['quando help', ...command].join(' ')}\n`);
    return 2;
  }
  if (!(error instanceof FileError || error instanceof BadRecord)) throw error;
  io.errors.write(`${name}: ${error.message}\n`);
  return error instanceof BadRecord ? 1 : 2;
}
