import {
  groupOf,
  isGroup,
  legalActions,
  type CardNumber,
  type LinkFault,
  type RecordFault,
  type Refusal,
  type Seat,
  type SeenEvent,
  type View,
} from '@quando/rules';
import { turnOptionsOf, type Catalogue } from './catalogue.ts';
import { scoreReasonOf, type Outcome } from './score-reason.ts';
import { faultSentence } from './fault-sentence.ts';
import type { Language } from './language.ts';
import { personAt, type Context } from './person.ts';
import { refusalSentence } from './refusal-sentence.ts';
import { eventSentence } from './event-sentence.ts';

type PlayedEvent = Extract<SeenEvent, { readonly type: 'played' }>;
type DrewEvent = Extract<SeenEvent, { readonly type: 'drew' }>;

/** Everything that can be said in one language. */
export type Text = {
  readonly language: Language;
  /** The sentence for an event, addressed to the context's viewer; it contains only what the event does. */
  readonly say: (event: SeenEvent, context: Context) => string;
  /** One sentence for a play and the draw after it. */
  readonly sayTurn: (play: PlayedEvent, draw: DrewEvent, context: Context) => string;
  /** Why something is not allowed, and what is. */
  readonly refuse: (refusal: Refusal, context: Context) => string;
  /** What is wrong with a record, without the place. */
  readonly fault: (fault: RecordFault | LinkFault) => string;
  /** What the table is waiting for. */
  readonly status: (view: View, names: readonly string[]) => string;
  /** The group that these fronts make; undefined if they cannot be played together. */
  readonly group: (fronts: readonly CardNumber[]) => string | undefined;
  /** In a few words, why a seat got its points. */
  readonly scoreReason: (outcome: Outcome, seat: Seat) => string;
  readonly list: (items: readonly (string | number)[]) => string;
  readonly cards: (count: number) => string;
  readonly points: (count: number) => string;
};

export function textOf(words: Catalogue): Text {
  const { typeset } = words;
  return {
    language: words.language,
    say: (event, context) => typeset(eventSentence(words, event, context)),
    sayTurn: (play, draw, context) =>
      typeset(
        words.events.playedAndDrew(
          personAt(play.seat, context),
          eventSentence(words, play, context),
          eventSentence(words, draw, context),
        ),
      ),
    refuse: (refusal, context) => typeset(refusalSentence(words, refusal, context)),
    fault: (fault) => typeset(faultSentence(words, fault)),
    status: (view, names) => typeset(status(words, view, names)),
    group: (fronts) => group(words, fronts),
    scoreReason: (outcome, seat) =>
      typeset(
        words.results.scoreReasons[scoreReasonOf(outcome, seat)](outcome.sums[seat]!, outcome.points[seat]!),
      ),
    list: words.list,
    cards: words.cards,
    points: words.points,
  };
}

function group(words: Catalogue, fronts: readonly CardNumber[]): string | undefined {
  const kind = groupOf(fronts);
  const inOrder = fronts.toSorted((a, b) => a - b);
  return isGroup(kind) ? words.typeset(words.groups[kind](inOrder)) : undefined;
}

function status({ prompts }: Catalogue, view: View, names: readonly string[]): string {
  const { phase, asked, viewer } = view;
  if (phase === 'over') return prompts.gameOver;
  if (phase === 'scored' || asked === 'nobody') return prompts.roundOver;
  const sentences = [prompts[phase](personAt(asked, { viewer, names }))];
  if (phase === 'turn' && view.knocker !== 'nobody') sentences.unshift(prompts.lastRound);
  const choice = turnOptionsOf(legalActions(view).map((action) => action.type));
  if (phase === 'penalty' && choice === 'draw') sentences.push(prompts.noZero);
  const up = view.pile[0]?.up ?? 'hidden';
  if (choice) sentences.push(choice === 'draw' && up !== 'hidden' ? prompts.take(up) : prompts.may[choice]);
  return sentences.join(' ');
}
