import { counted } from '../counted.ts';
import type { EightWords } from '../eight-words.ts';

const points = counted('nl', { one: 'punt', other: 'punten' });
const number = new Intl.NumberFormat('nl', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('nl', { style: 'percent' });

const finishers = counted('nl', { one: 'persoon', other: 'personen' });

function verdict(over: number): string {
  if (over === 0) return 'precies par';
  return `${number.format(Math.abs(over))} ${over < 0 ? 'onder' : 'boven'} par`;
}

export const dutchEight: EightWords = {
  title: 'De acht van vandaag',
  weekTitle: 'De acht van de week',
  clubTitle: 'Onze acht',
  intro: 'Acht rondes, overal ter wereld dezelfde kaarten.',
  clubIntro: 'Acht rondes, dezelfde kaarten voor iedereen met deze link.',
  weekIntro: (players) => `Acht rondes met ${players} spelers, dezelfde kaarten voor iedereen.`,
  legend: {
    fewer: 'veel minder punten dan par',
    par: 'par: de Meester op jouw plaats, met dezelfde kaarten',
    more: 'veel meer. Kan gebeuren.',
  },
  discs: {
    0: 'veel meer punten dan par',
    1: 'meer punten dan par',
    2: 'par',
    3: 'minder punten dan par',
    4: 'veel minder punten dan par',
  },
  disc: (round, disc) => `Ronde ${round}: ${disc}`,
  discNext: (round) => `Ronde ${round}: nog niet gespeeld`,
  soFar: (rounds, over) =>
    over === 0
      ? `${rounds} gespeeld: evenveel punten als de Meester.`
      : `${rounds} gespeeld: ${points(Math.abs(over))} ${over < 0 ? 'minder' : 'meer'} dan de Meester.`,
  minutes: (minutes) => `nog ongeveer ${minutes} min`,
  deal: (round) => `Ronde ${round} beginnen`,
  goOn: (round) => `Verder met ronde ${round}`,
  round: (round) => `Ronde ${round} van 8`,
  headline: (over) =>
    over === 0 ? 'Precies par' : `${Math.abs(over)} ${over < 0 ? 'minder dan par!' : 'meer dan par'}`,
  you: 'Jij',
  master: 'Meester',
  masterHint: 'op jouw plaats, dezelfde kaarten',
  masterPlays: 'speelt nog…',
  points,
  together: 'Tot nu toe',
  sums: (own, par) => `jij ${own} · par ${par}`,
  verdict,
  toResult: 'Naar de uitslag',
  summary: (own, par) => `${points(own)} in acht rondes, par was ${par}`,
  fewerPoints: 'minder punten',
  morePoints: 'meer punten',
  par: 'Par',
  costliest: (round) => `Ronde ${round} kostte het meest`,
  masterWay: 'Bekijk hoe de Meester het deed',
  givesNothingAway: 'verraadt geen kaart',
  onHonour: 'Op je erewoord gespeeld, zonder ranglijst',
  notCounted: 'Deze poging telt niet.',
  nextIn: (hours, minutes) => `de volgende acht over ${hours > 0 ? `${hours} uur` : `${minutes} min`}`,
  again: 'Opnieuw, telt niet mee',
  share: 'Uitslag delen',
  sharePicture: 'Plaatje delen',
  copied: 'Gekopieerd',
  sameCards: 'Zelfde kaarten:',
  pictured: (date) => `De acht van ${date}`,
  ahead: 'Deze acht rondes zijn nog niet begonnen.',
  noMaster: 'De Meesters moeten één keer worden gedownload, en er is nu geen verbinding.',
  notSaved: 'Dat kon niet op dit apparaat worden opgeslagen. Probeer het nog eens.',
  tryAgain: 'Opnieuw proberen',
  ranked: {
    label: 'Op de ranglijst van deze server',
    offer: 'Voor de ranglijst van deze server spelen',
    onHonour: 'Liever op je erewoord spelen',
    finished: (people, mean) =>
      mean === undefined
        ? 'Nog niemand is klaar. De server deelt, en je hebt één poging.'
        : `Tot nu toe ${finishers(people)} klaar, met gemiddeld ${points(Math.round(mean * 10) / 10)}.`,
    betterThan: (share) => `Beter dan ${percent.format(share / 100)} van de anderen`,
    name: 'Naam',
    sum: 'Punten',
    nameless: 'Naam verwijderd',
    secretLater: (when) => `De kaarten worden berekend uit een geheim dat op ${when} wordt gepubliceerd.`,
    secretIs: 'De kaarten zijn berekend uit dit geheim:',
    kept: 'De kaarten zijn berekend uit dit geheim, zoals beloofd voordat je speelde:',
    broken: 'Het gepubliceerde geheim is niet het geheim dat was beloofd voordat je speelde.',
    isVoid: 'De tafel van je ronde is verwijderd, dus deze poging kan niet worden afgemaakt.',
    refusals: {
      over: 'Deze acht rondes kunnen nu niet op deze server worden gespeeld.',
      full: 'Zoveel mensen spelen deze acht rondes dat de server niemand meer toelaat.',
      'too-many': 'Dat was te veel ineens. Probeer het over een minuut opnieuw.',
      unreachable: 'De server is niet bereikbaar. Je rondes worden daar bewaard.',
    },
  },
  calendar: {
    title: 'Kalender',
    daysInARow: (days) => (days === 1 ? 'dag op rij' : 'dagen op rij'),
    restDays: 'Twee vrije dagen per week onderbreken je reeks niet.',
    newRow: 'Vandaag begint een nieuwe reeks.',
    noneYet: 'Speel je eerste acht, dan begint je reeks.',
    earlier: 'Vorige maand',
    later: 'Volgende maand',
    today: 'vandaag',
    rest: 'vrije dag',
    open: 'niet gespeeld',
    trend: 'De laatste 30 dagen',
    mean: (over) => `gemiddeld ${verdict(over)}`,
    pastHint: 'Eerdere dagen kun je naspelen. Ze tellen niet mee.',
    play: (day) => `${day} spelen`,
    look: (day) => `${day} bekijken`,
  },
  comparison: {
    title: 'Naast elkaar',
    dealt: 'Gedeeld',
    hand: 'Aan het eind',
    verbs: { play: 'speelt', draw: 'moet trekken', flip: 'draait een nul om', knock: 'klopt', pass: 'past' },
    drew: { up: 'neemt de open kant', down: 'neemt de verborgen kant' },
    cards: (numbers) => `kaarten ${numbers}`,
    over: 'Ronde voorbij',
    replayOwn: 'Jouw ronde bekijken',
    replayMaster: 'De Meester bekijken',
    review: 'Waar gingen punten verloren?',
  },
  weeks: {
    title: 'Acht van de week',
    hint: 'Hetzelfde idee met een ander aantal spelers, elke maandag nieuw.',
    players: (players) => `met ${players}`,
  },
  club: {
    title: 'Een eigen acht',
    hint: 'Voor een club of familie: iedereen met de link speelt dezelfde kaarten, en jullie vergelijken.',
    make: 'Link maken',
    invite: 'Link delen',
    invitation: 'Speel dezelfde acht rondes Quando als ik:',
    fault: 'Deze link is niet volledig.',
  },
};
