import type { PublicWords } from '../public-words.ts';

export const englishPublic: PublicWords = {
  title: 'Play with people',
  now: 'Play now with people',
  nowHint: 'The game begins at once. Computers keep the other seats until people come.',
  finding: 'Looking for a table…',
  safety:
    'Nobody can write to you here: there are only ready-made phrases. You can mute, block and report people.',
  tables: 'Public tables',
  none: 'Nobody is playing right now. Begin, and others can sit down with you.',
  people: (people, players) => `${people} of ${players} seats taken by people`,
  round: (round) => `round ${round}`,
  beginning: 'about to begin',
  join: 'Sit down',
  full: 'Full',
  badName: 'This name does not suit a public table. Choose one of these, or change it:',
  off: 'There are no public tables on this server.',
  barred: 'You cannot play at public tables here at the moment.',
  tooLate: 'Somebody was faster. Choose another table.',
  again: 'Play on with people',
  care: {
    title: 'People at this table',
    nobody: 'No other people are sitting here.',
    block: 'Block',
    blockHint: 'You no longer see what they say, and are not seated with them again.',
    blocked: (name) => `${name} is blocked.`,
    report: 'Report',
    why: (name) => `What is wrong with ${name}?`,
    reasons: { name: 'The name', phrases: 'What they say', play: 'How they play', other: 'Something else' },
    reported: 'Thank you. Whoever runs this server will look into it.',
    failed: 'That did not work. Try again in a moment.',
  },
};
