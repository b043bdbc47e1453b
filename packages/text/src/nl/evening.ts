import type { EveningWords } from '../evening-words.ts';

const signed = new Intl.NumberFormat('nl', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const dutchEvening: EveningWords = {
  title: 'Duplicaatavond',
  intro:
    'Meerdere tafels spelen dezelfde kaarten, elk in een eigen volgorde. Het telt hoe jij het doet tegen wie jouw kaarten had.',
  who: 'Wie speelt mee?',
  players: 'Spelers per tafel',
  rounds: 'Rondes',
  plan: (tables, free) =>
    `${tables} tafels${free === 0 ? '.' : free === 1 ? ', en één plaats blijft over voor een gast of een bot.' : `, en ${free} plaatsen blijven over voor gasten en bots.`}`,
  needsTwo: 'Er zijn minstens twee mensen nodig.',
  tooMany: 'Er zijn niet genoeg tafels voor zoveel mensen.',
  open: 'Tafels loten',
  opening: 'De tafels worden klaargezet…',
  underWay: 'Er is een duplicaatavond bezig',
  table: (number) => `Tafel ${number}`,
  yourTable: 'jouw tafel',
  sit: 'Naar de tafel',
  freeSeats: 'gasten en bots',
  waiting: 'nog niet begonnen',
  round: (round, rounds) => `Ronde ${round} van ${rounds}`,
  done: 'klaar',
  progress: (finished, tables) => `${finished} van ${tables} tafels ${finished === 1 ? 'is' : 'zijn'} klaar.`,
  secret:
    'De uitslag komt als ze allemaal klaar zijn. Tot dan weet niemand wanneer een andere tafel welke kaarten had, en kan niemand daar meekijken of het verslag lezen.',
  end: 'Avond beëindigen',
  endHint: 'Tafels die niet klaar zijn, worden niet vergeleken.',
  endSure: 'Ja, nu beëindigen',
  goOn: 'Verder spelen',
  result: 'De uitslag van de avond',
  wins: (who) => (who === 'you' ? 'De avond is van jou!' : `${who.name} wint de avond.`),
  note: 'Punten beter dan het gemiddelde van iedereen met dezelfde kaarten. Een vlek is zo breed als het geluk bij het trekken nog openlaat.',
  nothing: 'Minder dan twee tafels zijn klaar, dus er valt niets te vergelijken.',
  better: (points) => signed.format(points),
  columns: {
    place: 'Plaats',
    name: 'Naam',
    table: 'Tafel',
    better: 'Met dezelfde kaarten',
    points: 'Punten',
  },
  hadStandIn: 'een bot viel in',
  share: 'Uitslag delen',
  copied: 'Gekopieerd',
  toEvening: 'Naar de avond',
  toLeague: 'Naar de competitie',
};
