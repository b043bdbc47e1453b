import { AVATARS, type Sitter } from '@quando/protocol';

/** The Masters at the table of an eight, in their order. */
const MASTERS = ['Aurelia', 'Konrad', 'Solène', 'Ingrid', 'Tomás'];

/** Who sits at the table of an eight, by seat: the person, and Masters with other avatars. */
export function eightSitters(players: number, person: Sitter): readonly [Sitter, ...Sitter[]] {
  const avatars = AVATARS.filter((avatar) => avatar !== person.avatar);
  const masters = MASTERS.slice(0, players - 1).map((name, i): Sitter => {
    return { kind: 'bot', level: 'master', name, avatar: avatars[i]! };
  });
  return [person, ...masters];
}
