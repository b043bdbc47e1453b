/** What a key does on the board. */
export type KeyCommand =
  | { readonly kind: 'select'; readonly place: number }
  | {
      readonly kind: 'play' | 'take-up' | 'turn-over' | 'knock' | 'pass' | 'zero' | 'clear' | 'log' | 'help';
    };

const LETTERS: Readonly<Record<string, KeyCommand['kind'] & Exclude<KeyCommand['kind'], 'select'>>> = {
  enter: 'play',
  u: 'take-up',
  d: 'turn-over',
  k: 'knock',
  p: 'pass',
  z: 'zero',
  escape: 'clear',
  l: 'log',
  '?': 'help',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The command of a key: digits choose cards by place, 0 being the tenth; undefined for other keys. */
export function keyCommand({ key, ctrlKey, metaKey, altKey }: Pressed): KeyCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^\d$/.test(key)) return { kind: 'select', place: key === '0' ? 10 : Number(key) };
  const kind = LETTERS[key.toLowerCase()];
  return kind === undefined ? undefined : { kind };
}
