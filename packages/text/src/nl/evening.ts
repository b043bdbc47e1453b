import type { EveningWords } from '../evening-words.ts';

const signed = new Intl.NumberFormat('nl', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const dutchEvening: EveningWords = {
  title: 'Duplicaatavond',
  intro:
    'Meerdere tafels spelen dezelfde kaarten, elk in een eigen volgorde. Wat telt, is hoe jij het doet tegen wie jouw kaarten had.',
  who: 'Wie speelt mee?',
  players: 'Spelers per tafel',
  rounds: 'Rondes',
  plan: (tables, free) =>
    `${tables} tafels${free === 0 ? '.' : free === 1 ? ', en één plaats blijft over voor een gast of een computer.' : `, en ${free} plaatsen blijven over voor gasten en computers.`}`,
  needsTwo: 'Er zijn minstens twee mensen nodig.',
  tooMany: 'Er zijn niet genoeg tafels voor zoveel mensen.',
  open: 'Tafels loten',
  opening: 'De tafels worden klaargezet…',
  underWay: 'Er is een duplicaatavond bezig',
  table: (number) => `Tafel ${number}`,
  yourTable: 'jouw tafel',
  sit: 'Naar de tafel',
  freeSeats: 'gasten en computers',
  waiting: 'nog niet begonnen',
  round: (round, rounds) => `Ronde ${round} van ${rounds}`,
  done: 'klaar',
  progress: (finished, tables) => `${finished} van ${tables} tafels ${finished === 1 ? 'is' : 'zijn'} klaar.`,
  secret:
    'De uitslag komt als alle tafels klaar zijn. Tot dan weet niemand in welke ronde een andere tafel welke kaarten had, en kan niemand daar meekijken of het verloop lezen.',
  end: 'Avond beëindigen',
  endHint: 'Tafels die niet klaar zijn, worden niet vergeleken.',
  endSure: 'Ja, nu beëindigen',
  goOn: 'Verder spelen',
  result: 'De uitslag van de avond',
  wins: (who) => (who === 'you' ? 'De avond is van jou!' : `${who.name} wint de avond.`),
  note: 'Zoveel punten beter dan het gemiddelde van iedereen met dezelfde kaarten. Hoe breder de vlek, hoe meer daarvan geluk bij het trekken kan zijn.',
  nothing: 'Minder dan twee tafels zijn klaar, dus er valt niets te vergelijken.',
  better: (points) => signed.format(points),
  columns: {
    place: 'Plaats',
    name: 'Naam',
    table: 'Tafel',
    better: 'Met dezelfde kaarten',
    points: 'Punten',
  },
  hadStandIn: 'een computer viel in',
  share: 'Uitslag delen',
  copied: 'Gekopieerd',
  toEvening: 'Naar de avond',
  toLeague: 'Naar de competitie',
};
