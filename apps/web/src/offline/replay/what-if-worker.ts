import type { Pace } from '@quando/protocol';
import { randomFrom } from '@quando/rules';
import { thinkHere } from '@quando/table';
import { wallClock } from '../../clock.ts';
import { loadPolyfills } from '../../load-polyfills.ts';
import type { WhatIf } from '../../replay/what-if-connection.ts';
import { MasterSource } from '../master-source.ts';
import { PACE } from '../offline-host.ts';
import { openStorage } from '../open-storage.ts';
import { readSource } from './read-source.ts';
import { openBranch, type OpenedBranch } from './what-if.ts';

const masters = new MasterSource(async () => (await import('../fetch-master.ts')).fetchMaster());

const post = (message: object): void => postMessage(message, { transfer: [] });

// The first message says from where to play on; all later ones are for the table, or ask for its record.
addEventListener('message', ({ data }: MessageEvent<WhatIf>) => listen(begin(data).catch(fail)), {
  once: true,
});

function fail(error: unknown): undefined {
  console.error('what if: failed', error);
  post({ type: 'nothing' });
}

function listen(opened: Promise<OpenedBranch | undefined>): void {
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    void opened.then((branch) => {
      if (data === 'record') post({ record: JSON.stringify(branch?.record() ?? null) });
      else void branch?.connection.receive(data);
    });
  });
}

async function begin({ source, game: place, pace, ...moment }: WhatIf): Promise<OpenedBranch | undefined> {
  await loadPolyfills();
  const read = await readSource(source, () => openStorage({ clock: wallClock, onTrouble: () => {} }));
  const game = 'games' in read ? read.games[place] : undefined;
  if (moment.sitters.some((sitter) => sitter.kind === 'bot' && sitter.level === 'master'))
    await masters.load();
  const branch = game && (await openBranch({ ...moment, game }, portsFor(pace), post));
  if (!branch) post({ type: 'nothing' });
  return branch;
}

const portsFor = (pace: Pace): Parameters<typeof openBranch>[1] => ({
  clock: wallClock,
  random: randomFrom((words) => crypto.getRandomValues(words)),
  think: thinkHere({ clock: wallClock, master: () => masters.master }),
  pace: () => PACE[pace],
  onFailure: ({ during, error }) => console.error(`what if: ${during} failed`, error),
});
