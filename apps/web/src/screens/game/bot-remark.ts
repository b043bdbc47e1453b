import type { Utterance } from '@quando/bots/remark';
import type { TalkWords } from '@quando/text';

/** A remark in somebody's words. */
export function remarkText({ lines }: TalkWords, { remark, personality, variant }: Utterance): string {
  const said = lines[remark][personality];
  return said[variant % said.length]!;
}
