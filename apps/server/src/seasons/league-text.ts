import { leagueExport, type LeagueEntry } from '@quando/season';
import type { Turns } from '../turns.ts';

/** How many entries one response contains at most. */
const PAGE = 1000;

/** A response with this many characters gets no further entry. */
const LONG = 200_000;

/** How many entries of an export are written at once. */
const PART = 20;

/** The entries from a seq on as JSON, as many as fit into one response. */
export function pageText(entries: readonly LeagueEntry[], from: number): string {
  const texts: string[] = [];
  let length = 0;
  for (const entry of entries.slice(from, from + PAGE)) {
    if (length >= LONG) break;
    const text = JSON.stringify(entry);
    texts.push(text);
    length += text.length;
  }
  return `[${texts.join()}]`;
}

/** The text of an export in parts: nobody else had a turn while a long one was written at once. */
export async function* exportText(
  entries: readonly LeagueEntry[],
  exportedAt: number,
  turns: Turns,
): AsyncGenerator<string> {
  const [head, tail] = JSON.stringify(leagueExport([], exportedAt)).split('[]');
  const mayGoOn = turns.forWork();
  yield `${head}[`;
  for (let i = 0; i < entries.length; i += PART) {
    await mayGoOn();
    const part = JSON.stringify(entries.slice(i, i + PART)).slice(1, -1);
    yield i === 0 ? part : `,${part}`;
  }
  yield `]${tail}`;
}
