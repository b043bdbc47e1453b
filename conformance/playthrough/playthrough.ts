import type { Viewer } from '@quando/rules';
import { seenBy, type GameEvent, type State, type Step } from '@quando/rules/authority';
import { actOn } from '../action-line.ts';
import { eventLine } from './event-line.ts';
import { choicesOf, nextOf, sightOf, tableOf } from './state-lines.ts';
import { dealt, positioned, withLine, type SceneSetup } from './scene-setup.ts';

/** The progress of a playthrough. */
type Scene = {
  readonly setup: SceneSetup;
  readonly state: State | undefined;
  /** The state after the last action or deal. */
  readonly events: readonly GameEvent[];
  /** The events of the last line. */
  readonly lines: readonly string[];
};

const INDENT = '  ';

const EMPTY: Scene = { setup: new Map(), state: undefined, events: [], lines: [] };

/** Renders a playthrough again: its own lines unchanged, and under each one the engine's output, indented. */
export function runPlaythrough(text: string): string {
  let scene = EMPTY;
  const told: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith(INDENT)) continue;
    scene = after(scene, line);
    told.push(line, ...scene.lines.map((said) => INDENT + said));
  }
  return told.join('\n');
}

/** Every deal, position and accepted action of a playthrough; a position has no events. */
export function stepsIn(text: string): Step[] {
  let scene = EMPTY;
  const steps: Step[] = [];
  for (const line of text.split('\n')) {
    const { state: before } = scene;
    if (!line.startsWith(INDENT)) scene = after(scene, line);
    if (scene.state && scene.state !== before) steps.push({ state: scene.state, events: scene.events });
  }
  return steps;
}

function after(scene: Scene, line: string): Scene {
  if (line === '' || line.startsWith('#')) return { ...scene, lines: [] };
  const setup = withLine(scene.setup, line);
  if (setup) return { ...scene, setup, lines: [] };
  if (line === 'deal') return happened(dealt(scene.setup, scene.state));
  if (line === 'set up') return happened({ state: positioned(scene.setup), events: [] });
  const [word = '', ...rest] = line.split(' ');
  if (word === '>') return tried(scene, stateIn(scene), rest.join(' '));
  return { ...scene, lines: shown(scene, word, rest) };
}

/** A setup is consumed when its cards are dealt. */
function happened({ state, events }: Step): Scene {
  return { setup: new Map(), state, events, lines: [...events.map(eventLine), nextOf(state)] };
}

function tried(scene: Scene, state: State, line: string): Scene {
  const step = actOn(state, line);
  if (!('refusal' in step)) return happened(step);
  const { code, may } = step.refusal;
  const [seat = ''] = line.split(' ', 1);
  return { ...scene, lines: [`refused: ${code}; ${seat} may ${may.join(' or ') || 'only wait'}`] };
}

function shown(scene: Scene, word: string, viewers: readonly string[]): string[] {
  const state = stateIn(scene);
  switch (word) {
    case 'table':
      return tableOf(state);
    case 'choices':
      return choicesOf(state);
    case 'look':
      return viewers
        .map(viewerOf)
        .flatMap((viewer) => [`${viewer} sees`, ...sightOf(state, viewer).map((line) => INDENT + line)]);
    case 'told':
      return viewers.map(viewerOf).flatMap((viewer) => scene.events.map((event) => toldTo(viewer, event)));
    default:
      throw new Error(`"${word}" is no word of a playthrough`);
  }
}

const toldTo = (viewer: Viewer, event: GameEvent): string =>
  `to ${viewer}: ${eventLine(seenBy(event, viewer))}`;

const viewerOf = (word: string): Viewer => (word === 'watcher' ? 'watcher' : Number(word));

function stateIn(scene: Scene): State {
  if (!scene.state) throw new Error('no cards lie on the table yet');
  return scene.state;
}
