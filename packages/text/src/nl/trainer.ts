import { counted } from '../counted.ts';
import type { TrainerWords } from '../trainer-words.ts';

const points = counted('nl', { one: 'punt', other: 'punten' });
const cards = counted('nl', { one: 'kaart', other: 'kaarten' });
const zeros = counted('nl', { one: 'nul', other: 'nullen' });
const percent = new Intl.NumberFormat('nl', { style: 'percent', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('nl');

export const dutchTrainer: TrainerWords = {
  title: 'Wanneer kloppen?',
  question: 'Nu?',
  finding: 'We zoeken een tafel',
  playOn: 'Verder spelen',
  today: 'Vraag van de dag',
  todayDone: 'Morgen ligt hier een nieuwe vraag.',
  todayClose: 'Het scheelt weinig: gemiddeld verschillen de twee antwoorden hoogstens één punt.',
  share: 'Vraag delen',
  copied: 'Gekopieerd',
  shareText: (date, days) =>
    `Quando, ${date}: nu kloppen? Ik heb geantwoord.${days > 1 ? ` ${days} dagen op rij.` : ''}`,
  more: 'Meer vragen',
  next: 'Volgende vraag',
  toTable: 'Naar de tafel',
  toResult: 'Naar het antwoord',
  verdict: {
    right: { knock: 'Klopt, kloppen is beter.', wait: 'Klopt, verder spelen is beter.' },
    wrong: { knock: 'Kloppen is beter.', wait: 'Verder spelen is beter.' },
    even: 'Allebei zijn even goed.',
    givenAway: (given) => `Je antwoord kost gemiddeld ${points(given)} meer.`,
  },
  answered: { knock: 'Jij zou kloppen.', wait: 'Jij zou verder spelen.' },
  alone: 'Jouw kans op de laagste som als je klopt',
  costs: { knock: 'Kloppen', wait: 'Verder spelen' },
  playing: 'met',
  points,
  percent: (share) => percent.format(share),
  give: (error) => `± ${error}`,
  source: (times) =>
    `Punten gemiddeld, als de ronde ${whole.format(times)} keer wordt uitgespeeld. De computer weet alleen wat jij ziet.`,
  reasons: {
    even: ({ sum }) => `Met ${points(sum)} komt het allebei ongeveer op hetzelfde neer.`,
    'surely-lowest': ({ sum }) => `Je hebt ${points(sum)}. Zo laag komt hier bijna niemand.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} heeft nog maar ${cards(held)}. Als je wacht, zijn de anderen vaak sneller.`,
    rival: ({ seat, cards: held }, names) =>
      `${names[seat]} heeft ${cards(held)} en eindigt waarschijnlijk niet hoger dan jij.`,
    'small-risk': ({ cost }) =>
      `Zelfs als het misgaat, kost kloppen maar ${points(cost)}. Wachten loont niet.`,
    risky: ({ cost }) => `Gaat het mis, dan kost kloppen ${points(cost)}. Verder spelen is veiliger.`,
    'zeros-near': ({ zeros: held }) =>
      held > 0
        ? `Je hebt al ${zeros(held)}. Straks heb je misschien alleen nog nullen, en die kosten niets.`
        : 'Straks heb je misschien alleen nog nullen, en die kosten niets.',
    'one-of-many': ({ others }) =>
      `Van de ${others} anderen eindigt er meestal wel iemand niet hoger dan jij.`,
    'gets-better': ({ sum, later }) =>
      `Nu heb je ${points(sum)}. Wie verder speelt, komt vanaf hier gemiddeld op ${later}.`,
  },
  streak: (count) => `${whole.format(count)} achter elkaar goed`,
  actualGame: {
    show: 'Hoe liep het echt af?',
    title: 'Zo ging het echt',
    warning: 'Dit zijn de echte kaarten. Aan tafel heeft niemand ze allemaal gezien.',
    moment: 'Op dat moment',
    realGame: {
      knock: 'Op jouw plaats werd toen geklopt.',
      wait: 'Op jouw plaats werd toen verder gespeeld.',
    },
    ending: 'Aan het einde van de ronde',
  },
  history: {
    title: 'Jouw gevoel',
    empty: 'Hier zie je straks hoe goed je het juiste moment vindt. Beantwoord je eerste vraag.',
    right: 'goed',
    ofAll: (right, all) => `${whole.format(right)} van ${whole.format(all)}`,
    streak: 'achter elkaar goed',
    best: 'je langste reeks',
    days: 'dagen achter elkaar',
    givenAway: 'weggegeven punten per antwoord',
    latest: 'Je laatste antwoorden',
    latestMark: { right: 'goed', wrong: 'ernaast' },
    chart: 'Hoe vaak je hebt geklopt',
    chartHint: 'Hoe groter de kans, hoe hoger de balken zouden moeten zijn.',
    bar: (from, to, knocks, all) => `Kans ${from} tot ${to}: ${knocks} van de ${all} keer geklopt`,
    noBar: (from, to) => `Kans ${from} tot ${to}: nog geen vraag`,
    chance: 'Kans om minder te hebben dan alle anderen',
    forget: 'Alles vergeten',
    forgetSure: 'Ja, vergeten',
    keep: 'Bewaren',
  },
};
