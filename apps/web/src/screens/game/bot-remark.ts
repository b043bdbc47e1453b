import type { Utterance } from '@quando/bots/remark';
import type { TalkWords } from '@quando/text';

/** The text of a bot's remark. */
export function remarkText({ lines }: TalkWords, { remark, personality, variant }: Utterance): string {
  const said = lines[remark][personality];
  return said[variant % said.length]!;
}
