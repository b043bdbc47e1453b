import { NUMBERS, type Side, type View } from '@quando/rules';
import { formatCard, type State } from '@quando/rules/authority';

/** A card's place as a viewer knows it: what has been seen of either side. */
export type Place = { readonly first: Side; readonly second: Side };

/** The places of a view: hands by seat, then the draw pile, then the discard pile with its backs first. */
export function placesIn(view: View): Place[] {
  const buried = view.pileSize - view.pile.length;
  return [
    ...view.hands.flat().map(({ front, back }) => ({ first: front, second: back })),
    ...view.pile.map(({ up, down }) => ({ first: up, second: down })),
    ...Array.from({ length: buried }, (): Place => ({ first: 'hidden', second: 'hidden' })),
    ...view.discard.map(({ front, back }) => ({ first: back, second: front })),
  ];
}

/** A world as text: the card at each place, in the order of the places. */
export function worldText(state: State): string {
  const cards: string[] = [];
  for (let seat = 0; seat < state.players; seat += 1) {
    for (let i = 0; i < state.handSize(seat); i += 1) cards.push(formatCard(state.card(seat, i)));
  }
  const queue = state.pileSize + state.discardSize;
  for (let i = 0; i < queue; i += 1) cards.push(formatCard(state.queued(i)));
  return cards.join(' ');
}

/** Every world that agrees with the places, found by trying; or `too-many` if there are more than the limit. */
export function worldsOf(places: readonly Place[], limit: number): string[] | 'too-many' {
  const worlds: string[] = [];
  const free = new Set(NUMBERS.flatMap((a) => NUMBERS.filter((b) => b > a).map((b) => `${a}/${b}`)));
  const laid = places.map(({ first, second }) => `${first}/${second}`);
  for (const card of laid) free.delete(pairOf(card));
  const open = new Set([...places.keys()].filter((place) => laid[place]!.includes('hidden')));
  const layRest = (): void => {
    if (open.size === 0) worlds.push(laid.join(' '));
    if (open.size === 0 || worlds.length > limit) return;
    const { place, ways } = tightest(places, open, free);
    open.delete(place);
    for (const way of ways) {
      laid[place] = way;
      const pair = pairOf(way);
      free.delete(pair);
      layRest();
      free.add(pair);
    }
    open.add(place);
  };
  layRest();
  return worlds.length > limit ? 'too-many' : worlds;
}

/** The open place with the fewest ways to lay a free card on it. */
function tightest(
  places: readonly Place[],
  open: ReadonlySet<number>,
  free: ReadonlySet<string>,
): { place: number; ways: string[] } {
  const choices = [...open].map((place) => ({ place, ways: waysAt(places[place]!, free) }));
  return choices.reduce((a, b) => (b.ways.length < a.ways.length ? b : a));
}

function waysAt({ first, second }: Place, free: ReadonlySet<string>): string[] {
  const firsts = first === 'hidden' ? NUMBERS : [first];
  const seconds = second === 'hidden' ? NUMBERS : [second];
  const ways = firsts.flatMap((a) => seconds.map((b) => `${a}/${b}`));
  return ways.filter((way) => free.has(pairOf(way)));
}

/** The same card written with its smaller number first. */
const pairOf = (card: string): string =>
  card
    .split('/')
    .map(Number)
    .toSorted((a, b) => a - b)
    .join('/');
