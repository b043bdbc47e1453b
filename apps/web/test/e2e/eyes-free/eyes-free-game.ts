import { chooseTurn, takesUp, type HeardTurn } from './listening-player.ts';
import type { TreeNode, ScreenReader } from './screen-reader.ts';

/** A card of the own hand: its number, its place from 1, and whether it is chosen. */
type OwnCard = { readonly number: number; readonly place: number; readonly isChosen: boolean };

const ASKED =
  /Your turn\.|Now you draw\.|^Triplet!.*(Take|Turn|turn)|^The round is over\.|^Only zeros! The round is over\./;

const numberIn = (nodes: readonly TreeNode[], pattern: RegExp): number | undefined => {
  const found = nodes.map(({ name }) => pattern.exec(name)).find((match) => match !== null);
  return found ? Number(found[1]) : undefined;
};

const buttonOf = (nodes: readonly TreeNode[], name: RegExp): TreeNode | undefined =>
  nodes.find((node) => node.role === 'button' && name.test(node.name));

function ownCards(nodes: readonly TreeNode[]): OwnCard[] {
  return nodes.flatMap(({ role, name, states }) => {
    const [, number, place] = /^your (\d+), card (\d+) of \d+/.exec(name) ?? [];
    if (role !== 'button' || place === undefined) return [];
    return [{ number: Number(number), place: Number(place), isChosen: states.includes('[pressed]') }];
  });
}

function turnIn(nodes: readonly TreeNode[]): HeardTurn {
  const others = nodes
    .filter(({ role }) => role === 'region')
    .flatMap(({ name }) => /^.+, \d+ points?, (\d+) cards?/.exec(name)?.[1] ?? []);
  return {
    hand: ownCards(nodes).map(({ number }) => number),
    up: numberIn(nodes, /^Draw pile, \d+ cards?; an? (\d+) is showing/) ?? 10,
    down: numberIn(nodes, /^Draw pile, .*; under it there is an? (\d+)/) ?? 'unknown',
    others: others.map(Number),
    mayKnock: buttonOf(nodes, /^Knock$/)?.states === '',
    isLastRound: nodes.some(({ name }) => name.startsWith('Last round')),
  };
}

/** Plays one game with a screen reader and the keyboard, from the start page; returns whether it was won alone. */
export async function playEyesFree(reader: ScreenReader): Promise<boolean> {
  await reader.use(/^Play now$/);
  for (;;) {
    const asked = await reader.hear(ASKED);
    if (!/The round is over/.test(asked)) await decide(reader);
    else if (await endsWith(reader))
      return /^You win!$/.test(await reader.hear(/ wins?( the game)?!|^You win!/));
  }
}

/** Leaves the reveal; returns whether the game is over. */
async function endsWith(reader: ScreenReader): Promise<boolean> {
  const isOver = buttonOf(await reader.nodes(), /^Who wins\?/) !== undefined;
  await reader.use(isOver ? /^Who wins\?/ : /^Deal round \d+/);
  return isOver;
}

async function decide(reader: ScreenReader): Promise<void> {
  const nodes = await reader.nodes();
  if (buttonOf(nodes, /^Take the \d+/)) return reader.press(takesUp(turnIn(nodes)) ? 'u' : 'd');
  if (buttonOf(nodes, /^Turn (this zero|one of your zeros) over/)) return turnZero(reader);
  const choice = chooseTurn(turnIn(nodes));
  if (choice.does !== 'play') return reader.press(choice.does === 'knock' ? 'k' : 'p');
  return play(reader, choice.numbers, ownCards(nodes));
}

async function turnZero(reader: ScreenReader): Promise<void> {
  await reader.press('z');
  await reader.press('Enter');
}

/** Chooses cards by their places, plays them, and hears that these and no others were played. */
async function play(
  reader: ScreenReader,
  numbers: readonly number[],
  hand: readonly OwnCard[],
): Promise<void> {
  for (const { place } of hand.filter(({ isChosen }) => isChosen)) await tap(reader, place);
  for (const place of placesOf(numbers, hand)) await tap(reader, place);
  await reader.press('Enter');
  const said = await reader.hear(/You play/);
  if (!said.includes(nameOf(numbers))) throw new Error(`chose ${numbers.join()}, heard: ${said}`);
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What is said of cards that are played: "a 7", "two 9s", "3-4-5". */
function nameOf(numbers: readonly number[]): string {
  const [first, second] = numbers;
  if (second === undefined) return ` ${first}.`;
  return first === second ? `${COUNTS[numbers.length]} ${first}s` : numbers.join('-');
}

function placesOf(numbers: readonly number[], hand: readonly OwnCard[]): number[] {
  const free = [...hand];
  const places = numbers.map(
    (wanted) =>
      free.splice(
        free.findIndex(({ number }) => number === wanted),
        1,
      )[0]!.place,
  );
  return places.toSorted((a, b) => a - b);
}

/** Digits choose the first ten cards; arrows lead to the others. */
async function tap(reader: ScreenReader, place: number): Promise<void> {
  if (place <= 10) return reader.press(String(place % 10));
  await reader.press('Home');
  for (let i = 1; i < place; i += 1) await reader.press('ArrowRight');
  return reader.press('Space');
}
