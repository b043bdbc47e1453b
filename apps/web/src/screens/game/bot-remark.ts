import type { Utterance } from '@quando/bots/remark';
import type { TalkWords } from '@quando/text';

/** A remark in somebody's words. */
export function remarkText({ lines }: TalkWords, { remark, temper, variant }: Utterance): string {
  const said = lines[remark][temper];
  return said[variant % said.length]!;
}
