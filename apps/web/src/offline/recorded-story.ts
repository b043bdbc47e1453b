import { handicapsIn } from '@quando/protocol';
import { readRecord } from '@quando/rules/authority';
import { storyOf, type Story } from '../story/story.ts';
import { publicRoundsOf } from './public-rounds.ts';

/** The story of a finished game, from its record; undefined if the record is not one. */
export function recordedStory(text: string): Story | undefined {
  const read = readRecord(text);
  if ('fault' in read || !read.record.winners) return undefined;
  return storyOf(publicRoundsOf(read.record), handicapsIn(read.record.meta));
}
