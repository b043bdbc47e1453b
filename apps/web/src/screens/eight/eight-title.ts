import type { Eight } from '@quando/season';
import type { EightWords } from '@quando/text';

export function titleOf({ kind }: Eight, words: EightWords): string {
  return { day: words.title, week: words.weekTitle, club: words.clubTitle }[kind];
}

export function introOf(eight: Eight, words: EightWords): string {
  return { day: words.intro, week: words.weekIntro(eight.players), club: words.clubIntro }[eight.kind];
}
