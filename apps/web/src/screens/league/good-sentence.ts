import type { GoodThing, StandingsRow } from '@quando/season';
import type { LeagueWords } from '@quando/text';

/** A good thing as the end of a sentence that begins with the person's name. */
export function goodSentence(thing: GoodThing, words: LeagueWords['good']): string {
  switch (thing.kind) {
    case 'lowest-game':
      return words[thing.kind](thing.points);
    case 'knocks':
      return words[thing.kind](thing.right, thing.knocks);
    case 'streak':
    case 'wins':
      return words[thing.kind](thing.wins);
    case 'triplets':
    case 'zeros':
    case 'own-zeros':
      return words[thing.kind](thing.count);
    case 'new':
    case 'played':
      return words[thing.kind](thing.games);
    case 'right-knocks':
      return words[thing.kind](thing.right);
    case 'free-rounds':
      return words[thing.kind](thing.rounds);
    case 'welcome':
      return words.welcome;
  }
}

/** What somebody is awarded for it at the end of a season. */
export const awardFor = ({ kind }: GoodThing, words: LeagueWords): string =>
  isRecord(kind, words.records) ? words.records[kind].award : words.good.award;

const isRecord = (kind: string, records: LeagueWords['records']): kind is keyof LeagueWords['records'] =>
  Object.hasOwn(records, kind);

/** Who has won a season: the best estimate, shared only if it is the same. */
export function seasonWinners(rows: readonly StandingsRow[]): readonly StandingsRow[] {
  const played = rows.filter(({ tally }) => tally.games > 0);
  return played.filter(({ better }) => better.value === played[0]?.better.value);
}
