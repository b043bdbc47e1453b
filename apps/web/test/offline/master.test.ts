import { BOTS, type Bot } from '@quando/bots';
import type { Setup } from '@quando/protocol';
import { expect, test } from 'vitest';
import { Device, SETUP, until, type Tab } from './device.ts';

const MASTERS: Setup = {
  ...SETUP,
  sitters: [SETUP.sitters[0]!, { kind: 'bot', level: 'master', name: 'Aurelia', avatar: 'drop' }],
};

/** Opens the game and waits until its person is asked, which is after the bot if that one begins. */
async function sitDown({ offlineGames, told }: Tab, game: string): Promise<void> {
  const answer = await offlineGames.open(game);
  if ('refused' in answer) throw new Error(answer.refused);
  answer.connection.send({ type: 'join', as: 0 });
  await until(() =>
    told.some((reply) => reply.type === 'tell' && JSON.stringify(reply).includes('"asked":0')),
  );
}

/** A game whose first turn is the bot's. */
async function botBegins(tab: Tab): Promise<string> {
  for (;;) {
    const answer = await tab.offlineGames.create(MASTERS);
    if ('refused' in answer) throw new Error(answer.refused);
    const games = await tab.offlineGames.list();
    if ('games' in games && games.games.find(({ game }) => game === answer.game)!.whoseTurn === 1)
      return answer.game;
  }
}

/** A master that counts its decisions. */
function countedMaster(): { decisions: number; readonly fetch: () => Promise<Bot>; fetched: number } {
  const counted = {
    decisions: 0,
    fetched: 0,
    fetch: (): Promise<Bot> => {
      counted.fetched += 1;
      return Promise.resolve((view, thought) => {
        counted.decisions += 1;
        return BOTS.sharp(view, thought);
      });
    },
  };
  return counted;
}

test('a master is fetched when it is first wanted, once, and decides', async () => {
  const device = new Device();
  const master = countedMaster();
  device.fetchMaster = master.fetch;
  const tab = device.openTab();
  await tab.offlineGames.create(SETUP);
  expect(master.fetched).toBe(0);
  const game = await botBegins(tab);
  await sitDown(tab, game);
  expect(master.fetched).toBe(1);
  expect(master.decisions).toBeGreaterThan(0);
  expect(tab.troubles).toEqual([]);
});

test('a table with a master that cannot be had is refused, and asked for again the next time', async () => {
  const device = new Device();
  const tab = device.openTab();
  expect(await tab.offlineGames.create(MASTERS)).toEqual({ refused: 'no-master' });
  expect(await tab.offlineGames.list()).toEqual({ games: [] });
  expect(await tab.offlineGames.create(SETUP)).toHaveProperty('game');
  device.fetchMaster = countedMaster().fetch;
  expect(await tab.offlineGames.create(MASTERS)).toHaveProperty('game');
});

test('a kept game goes on without the master, and that is said', async () => {
  const device = new Device();
  const master = countedMaster();
  device.fetchMaster = master.fetch;
  const game = await botBegins(device.openTab());
  device.fetchMaster = () => Promise.resolve(undefined);
  const later = device.openTab();
  await sitDown(later, game);
  expect(master.decisions).toBe(0);
  expect(later.troubles).toEqual([{ type: 'trouble', code: 'master-away' }]);
});
