import { counted, listed } from '../counted.ts';
import type { LeagueWords } from '../league-words.ts';
import type { Person } from '../person.ts';
import { dutchEvening } from './evening.ts';

const list = listed('nl');
const games = counted('nl', { one: 'spel', other: 'spellen' });
const points = counted('nl', { one: 'punt', other: 'punten' });
const people = counted('nl', { one: 'persoon', other: 'personen' });
const number = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 });
const month = new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const name = (person: Person, you = 'jij'): string => (person === 'you' ? you : person.name);
const times = (count: number): string => (count === 1 ? 'één keer' : `${count} keer`);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const QUARTERS = ['Winter', 'Lente', 'Zomer', 'Herfst'] as const;

function range(from: number, to: number): string {
  if (from >= 0) return `tussen ${number.format(from)} en ${number.format(to)} punten per ronde beter`;
  if (to <= 0) return `tussen ${number.format(-to)} en ${number.format(-from)} punten per ronde slechter`;
  return `tussen ${number.format(-from)} punten per ronde slechter en ${number.format(to)} beter`;
}

export const dutchLeague: LeagueWords = {
  title: 'Competities',
  list: {
    intro:
      'Een competitie verzamelt jullie spellen: online, op één apparaat en met echte kaarten. Een link is genoeg, zonder account.',
    none: 'Nog geen competitie. Maak er een, of open de link die iemand je stuurt.',
    fresh: 'Een nieuwe competitie',
    name: 'Naam van de competitie',
    usualName: 'Onze competitie',
    season: 'Seizoen',
    seasons: { month: 'Maand', quarter: 'Kwartaal', free: 'Vrij' },
    seasonHints: {
      month: 'Op de eerste van elke maand begint een nieuw seizoen.',
      quarter: 'Elke drie maanden begint een nieuw seizoen.',
      free: 'Een seizoen duurt tot je het volgende begint.',
    },
    make: 'Competitie maken',
    making: 'Een ogenblik…',
    readIn: 'Een competitie uit een bestand halen',
    badFile: 'In dit bestand zit geen competitie.',
    size: (members, played) => `${people(members)} · ${games(played)}`,
    unsent: (entries) =>
      entries === 1
        ? '1 wijziging moet nog verstuurd worden'
        : `${entries} wijzigingen moeten nog verstuurd worden`,
  },
  join: {
    who: 'Wie ben jij?',
    hint: 'Zo kan de competitie laten zien welke uitslagen van jou zijn.',
    new: 'Ik ben hier nieuw',
    look: 'Alleen kijken',
    join: 'Meedoen',
    change: 'Iemand anders?',
  },
  page: {
    standings: 'Stand',
    goodNews: 'Alleen goed nieuws',
    games,
    until: (date) => `tot en met ${date}`,
    season: (season) => {
      if (season.kind === 'month') return capital(month.format(Date.UTC(season.year, season.month - 1)));
      return season.kind === 'quarter'
        ? `${QUARTERS[season.quarter - 1] ?? ''} ${season.year}`
        : `Seizoen ${season.number}`;
    },
    chooseSeason: 'Seizoen',
    add: 'Een spel toevoegen',
    more: 'meer punten',
    fewer: 'minder punten',
    form: 'Vorm, laatste tien',
    formWon: 'laatste tien, ● gewonnen',
    won: 'gewonnen',
    wonOf: (wins, played) => `${wins} van de laatste ${played} gewonnen`,
    pairs: 'Wie tegen wie, vaker voor',
    pair: (one, other, ahead, behind) =>
      `${name(one, 'Jij')} tegen ${name(other, 'jou')}: ${ahead}\u00a0–\u00a0${behind}`,
    youToo: (own) => `${own}, jij`,
    empty: 'Speel één keer, dan komt hier leven in.',
    leads: (who) => (who === 'you' ? 'Jij staat voor.' : `${who.name} staat voor.`),
    close: (close) => `${capital(list(close.map((who) => name(who))))}: nek aan nek.`,
    open: (who, played) => `${name(who, 'Jij')}: pas ${games(played)}, alles is nog mogelijk.`,
    table: 'De stand als tabel',
    columns: {
      name: 'Naam',
      place: 'Plaats',
      points: 'Tegen de tafel',
      games: 'Spellen',
      wins: 'Gewonnen',
      knocks: 'Goed geklopt',
      zeros: 'Alleen nullen',
      triplets: 'Drielingen',
    },
    places: (best, worst) => (best === worst ? `${best}e` : `${best}e tot ${worst}e`),
    range,
    fairShare: (won, fair) => `${number.format(won)} gewonnen, eerlijk deel: ${number.format(fair)}`,
    share: (part, whole) => `${part} van ${whole}`,
    numbers: 'In cijfers',
    openTable: 'Een online tafel openen',
  },
  records: {
    'lowest-game': { title: 'laagste spel', award: 'de lichte hand' },
    knocks: { title: 'goed geklopt', award: 'de zekere knokkels' },
    streak: { title: 'keer op rij gewonnen', award: 'de zegereeks' },
    triplets: { title: 'drielingen', award: 'het drielinggeluk' },
    zeros: { title: 'rondes met alleen nullen', award: 'alles op nul' },
  },
  good: {
    'lowest-game': (fewest) => `heeft het record: een heel spel met ${points(fewest)}.`,
    knocks: (right, knocks) =>
      `klopte ${times(knocks)}, en ${right === knocks ? 'elke keer' : times(right)} was het raak.`,
    streak: (wins) => `won ${games(wins)} achter elkaar.`,
    triplets: (count) => `speelde de meeste drielingen: ${count}.`,
    zeros: (count) => `sloot ${times(count)} een ronde af met alleen nullen.`,
    new: (played) => `is nieuw: pas ${games(played)}, en alles ligt nog open.`,
    wins: (wins) => `heeft ${games(wins)} gewonnen.`,
    'right-knocks': (right) => `klopte ${times(right)} raak.`,
    'own-zeros': (count) => `legde ${times(count)} alleen nullen neer.`,
    'free-rounds': (rounds) => `kwam ${times(rounds)} zonder punt door een ronde.`,
    played: (played) => `was er bij ${games(played)}. Zulke mensen heeft een tafel nodig.`,
    welcome: 'hoort erbij. Het eerste spel komt nog.',
    award: 'het goede gezelschap',
  },
  end: {
    title: 'Einde van het seizoen',
    headline: (winners) =>
      winners.length === 1 && winners[0] === 'you'
        ? 'Jouw seizoen!'
        : `${capital(list(winners.map((who) => name(who))))}: wat een seizoen!`,
    note: (played, better) =>
      `${games(played)}. Aan het eind ${number.format(better)} punten per ronde beter dan de tafel.`,
    narrowly: 'Het scheelde weinig.',
    picture: 'Plaatje',
    back: 'Naar het lopende seizoen',
  },
  results: {
    title: 'Alle spellen',
    none: 'Nog geen spel.',
    corrected: 'verbeterd',
    withdrawn: 'ingetrokken',
    unsent: 'nog niet verstuurd',
    sources: { online: 'online', device: 'op één apparaat', sheet: 'met echte kaarten' },
    wins: (own) => `${own} wint`,
    round: 'Ronde',
    total: 'Totaal',
    correct: 'Verbeteren',
    withdraw: 'Intrekken',
    sure: 'Ja, intrekken',
    keep: 'Zo laten',
    undo: 'Ongedaan maken',
    undone: 'ongedaan gemaakt',
  },
  add: {
    title: 'Een spel toevoegen',
    which: 'Welk spel?',
    noGames: 'Op dit apparaat is geen afgelopen spel. Speel er een, of houd een scoreblad bij.',
    device: 'Spellen op dit apparaat',
    sheets: 'Scorebladen',
    league: 'Aan een competitie toevoegen',
    who: 'Wie zat waar?',
    guest: 'Een gast',
    newMember: (own) => `${own}, nieuw hier`,
    needsMember: 'Minstens één persoon moet bij de competitie horen.',
    twice: (own) => `${own} kan maar op één plaats zitten.`,
    add: 'Aan de competitie toevoegen',
    save: 'Verbetering opslaan',
    added: 'Het staat in de competitie.',
    show: 'Competitie tonen',
    already: 'Dit spel staat al in de competitie.',
    knocked: 'Geklopt',
    nobody: 'niemand',
    sums: (round) => `Sommen van ronde ${round}`,
    wrong: 'De getallen kloppen niet: iemand moet in de laatste ronde de grens bereiken, en niet eerder.',
  },
  settings: {
    title: 'Instellingen van de competitie',
    onlyGood: 'Alleen goed nieuws',
    onlyGoodHint: 'Voor iedereen: geen ranglijst, maar over iedere persoon iets goeds.',
    save: 'Opslaan',
    members: 'Leden',
    remove: (own) => `${own} verwijderen`,
    removed: 'verwijderd',
    link: 'De link van de competitie',
    linkHint: 'Wie hem heeft, mag lezen, meedoen en spellen toevoegen.',
    message: (league) => `Onze competitie “${league}” in Quando`,
    copyJson: 'Alles (JSON)',
    copyCsv: 'Voor rekenbladen (CSV)',
    files: 'Om mee te nemen',
    startSeason: 'Het volgende seizoen beginnen',
    delete: 'Competitie voorgoed verwijderen',
    deleteHint:
      'Alle spellen en namen verdwijnen van de server, voor iedereen. Bewaar eerst een bestand als je ze wilt houden.',
    deleteSure: 'Ja, voorgoed verwijderen',
    keep: 'Nee, houden',
    forget: 'Op dit apparaat vergeten',
    forgetHint: 'De competitie blijft bestaan. Met de link vind je die terug.',
    forgetMakerHint:
      'Jij hebt deze competitie gemaakt. Als dit apparaat die vergeet, kan niemand die nog opruimen of verwijderen.',
  },
  evening: dutchEvening,
  states: {
    loading: 'De competitie wordt gehaald…',
    gone: 'Deze competitie is er niet meer',
    goneText: 'Wie deze competitie maakte, heeft die verwijderd.',
    wrong: 'Hier is geen competitie',
    wrongText: 'De link is niet volledig, of de competitie is verwijderd.',
    unreachable: 'De competitie is niet bereikbaar',
    unreachableText: 'Dit apparaat kent deze competitie nog niet, en de server antwoordt niet.',
    retry: 'Opnieuw proberen',
    offline: 'Geen verbinding. Je ziet de competitie zoals die was; wat je toevoegt, wordt later verstuurd.',
    toLeagues: 'Naar mijn competities',
    tooMany: 'Dat was veel tegelijk. Probeer het over een minuut opnieuw.',
    refused: 'De competitie heeft dat niet aangenomen. Laad de pagina opnieuw en probeer het nog eens.',
    notYours: 'Dat mag alleen wie de competitie maakte of wie het toevoegde.',
    notSaved: 'Dat kon niet op dit apparaat worden opgeslagen. Probeer het nog eens.',
  },
  columns: ['Datum', 'Spel', 'Ronde', 'Naam', 'Som', 'Geklopt', 'Alleen nullen', 'Punten', 'Totaal'],
};
