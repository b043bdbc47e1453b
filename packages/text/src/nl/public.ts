import type { PublicWords } from '../public-words.ts';

export const dutchPublic: PublicWords = {
  title: 'Met mensen spelen',
  now: 'Speel nu met mensen',
  nowHint: 'Het spel begint meteen. Computers houden de andere plaatsen bezet tot er mensen komen.',
  finding: 'Een tafel zoeken…',
  safety:
    'Hier kan niemand je schrijven: er zijn alleen vaste zinnen. Je kunt mensen dempen, blokkeren en melden.',
  tables: 'Openbare tafels',
  none: 'Er speelt nu niemand. Begin maar, dan kunnen anderen erbij komen zitten.',
  people: (people, players) => `${people} van ${players} plaatsen met mensen`,
  round: (round) => `ronde ${round}`,
  beginning: 'begint zo',
  join: 'Ga zitten',
  full: 'Vol',
  badName: 'Deze naam past niet aan een openbare tafel. Kies er een van deze, of verander hem:',
  off: 'Op deze server zijn geen openbare tafels.',
  barred: 'Je kunt hier op dit moment niet aan openbare tafels spelen.',
  tooLate: 'Iemand was sneller. Kies een andere tafel.',
  again: 'Verder spelen met mensen',
  care: {
    title: 'Mensen aan deze tafel',
    nobody: 'Er zitten hier geen andere mensen.',
    block: 'Blokkeren',
    blockHint: 'Je ziet niet meer wat ze zeggen en komt niet meer met hen aan een tafel.',
    blocked: (name) => `${name} is geblokkeerd.`,
    report: 'Melden',
    why: (name) => `Wat is er mis met ${name}?`,
    reasons: { name: 'De naam', phrases: 'De zinnen', play: 'De manier van spelen', other: 'Iets anders' },
    reported: 'Bedankt. Wie deze server beheert, kijkt ernaar.',
    failed: 'Dat is niet gelukt. Probeer het zo nog eens.',
  },
};
