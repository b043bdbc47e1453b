import type { PublicWords } from '../public-words.ts';

export const germanPublic: PublicWords = {
  title: 'Mit Menschen spielen',
  now: 'Jetzt mit Menschen spielen',
  nowHint: 'Das Spiel beginnt sofort. Computer halten die anderen Plätze frei, bis Menschen kommen.',
  finding: 'Ein Tisch wird gesucht …',
  safety:
    'Hier kann dir niemand schreiben: Es gibt nur fertige Sprüche. Du kannst Leute stumm schalten, blockieren und melden.',
  tables: 'Öffentliche Tische',
  none: 'Gerade spielt niemand. Fang an, dann können sich andere dazusetzen.',
  people: (people, players) => `${people} von ${players} Plätzen mit Menschen`,
  round: (round) => `Durchgang ${round}`,
  beginning: 'beginnt gleich',
  join: 'Hinsetzen',
  full: 'Voll',
  badName: 'Dieser Name passt nicht an einen öffentlichen Tisch. Nimm einen von diesen, oder ändere ihn:',
  off: 'Auf diesem Server gibt es keine öffentlichen Tische.',
  barred: 'Du kannst hier zurzeit nicht an öffentlichen Tischen spielen.',
  tooLate: 'Jemand war schneller. Such dir einen anderen Tisch aus.',
  again: 'Mit Menschen weiterspielen',
  care: {
    title: 'Leute an diesem Tisch',
    nobody: 'Außer dir sitzt hier kein Mensch.',
    block: 'Blockieren',
    blockHint: 'Du siehst nicht mehr, was sie sagen, und kommst nicht wieder mit ihnen an einen Tisch.',
    blocked: (name) => `${name} ist blockiert.`,
    report: 'Melden',
    why: (name) => `Was stimmt mit ${name} nicht?`,
    reasons: { name: 'Der Name', phrases: 'Die Sprüche', play: 'Die Spielweise', other: 'Etwas anderes' },
    reported: 'Danke. Wer diesen Server betreibt, sieht sich das an.',
    failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  },
};
