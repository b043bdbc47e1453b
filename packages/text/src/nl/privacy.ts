import { counted } from '../counted.ts';
import type { PrivacyWords } from '../privacy-words.ts';

const days = counted('nl', { one: 'dag', other: 'dagen' });
const tables = counted('nl', { one: 'tafel', other: 'tafels' });

export const dutchPrivacy: PrivacyWords = {
  title: 'Privacy',
  device: {
    title: 'Op dit apparaat',
    lines: [
      'Instellingen, spellen op dit apparaat, scorebladen en je training blijven hier. Geen server krijgt ze.',
      'Om online te spelen onthoudt het apparaat je naam, de lijst van je tafels en een sleutel voor elke plaats.',
      'Dit alles blijft totdat je het hier wist of de gegevens van deze site in je browser wist.',
    ],
  },
  server: {
    title: 'Op de server',
    lines: [
      'Die bewaart wat je online doet: je naam en figuur aan elke tafel, wat er wanneer is gespeeld, en een getal dat daar voor je apparaat staat.',
      'Je netwerkadres staat alleen in het werkgeheugen, tegen misbruik, zolang je er bent en tot 20 minuten langer.',
      'Wil je een seintje krijgen als je aan de beurt bent, dan bewaart hij ook het adres waarop je browser zulke berichten ontvangt, met de sleutels: tot je dat uitzet, of zolang als de tafel.',
      'Aan een openbare tafel bewaart hij ook, tot tien minuten na de laatste zet daar, een getal waaraan je apparaat aan zulke tafels te herkennen is, wie je hebt geblokkeerd, en je netwerkadres.',
      'Meldt iemand je daar, dan bewaart hij je naam, dat getal, een hash van je netwerkadres, de tafel en de reden tot de melding is afgehandeld, hoogstens 30 dagen. Word je geweerd, dan bewaart hij dat getal en hashes van je netwerkadressen tot dat voorbij is, hoogstens 90 dagen.',
      'In een competitie bewaart hij de namen van de leden en de uitslagen van hun spellen. Wie de link van de competitie heeft, kan ze lezen.',
      'Van een acht die hij rangschikt bewaart hij hoe je elke ronde hebt gespeeld, zonder je naam; alleen de acht van een link toont je naam naast je uitslag. Dat bewaart hij zolang als een competitie.',
    ],
    finished: (count) => `Een tafel wordt ${days(count)} na het einde van het spel gewist.`,
    unfinished: (count) => `Elke andere tafel wordt ${days(count)} na de laatste zet gewist.`,
    leagues: (count) => `Een competitie wordt ${days(count)} na de laatste invoer gewist.`,
    unknown: 'Hoelang hij tafels bewaart, staat hier zodra hij antwoordt.',
  },
  others: {
    title: 'Wie er nog van weet',
    lines: [
      'Wie de link van een tafel heeft, ziet daar de namen. Wie de server beheert, kan lezen wat hij bewaart.',
      'Geen accounts, geen cookies, geen reclame, geen telling van bezoeken. Deze pagina laadt niets van anderen.',
      'Zo’n bericht gaat via de dienst van de maker van je browser. Het is versleuteld en noemt geen namen en geen kaarten; de dienst weet alleen dat het verstuurd is.',
    ],
  },
  imprint: 'Wie deze server beheert (colofon)',
  erasure: {
    title: 'Alles online wissen',
    lines: [
      'Je naam verdwijnt van alle tafels, uit alle competities en van elke acht die dit apparaat op deze server kent. Heeft iemand anders je in een competitie gezet, dan kan alleen die persoon of de maker van de competitie dat doen. Waar anderen spelen, word je “N. N.” en speelt een computer voor je verder. Tafels waar verder niemand zat, worden gewist.',
      'Daarna worden je naam en je tafels van dit apparaat verwijderd. Je andere spellen blijven.',
    ],
    start: 'Mijn tafels en mijn naam wissen',
    nothing: 'Dit apparaat heeft geen tafels en geen naam om online te spelen. Er valt niets te wissen.',
    question: 'Voorgoed wissen?',
    tables: (count) => `Je verliest je plaats aan ${tables(count)}. Er is geen weg terug.`,
    sure: 'Ja, wissen',
    keep: 'Bewaren',
    busy: 'Wordt gewist…',
    done: 'Je tafels en je naam zijn gewist.',
    unreachable:
      'De server antwoordt niet, dus nog niet alles is gewist. Je lijst is er nog: probeer het later nog eens.',
    tooMany: 'Dat was veel tegelijk. Probeer het over een minuut nog eens.',
  },
  plainFiles: {
    title: 'Op dit apparaat',
    lines: [
      'Instellingen, spellen, scorebladen en je training blijven op dit apparaat. Niemand krijgt ze.',
      'Dit blijft allemaal tot je de gegevens van deze pagina in je browser wist.',
      'Geen accounts, geen cookies, geen reclame, geen telling van bezoeken. Deze pagina laadt niets van anderen. Wie de webruimte beheert, kan bijhouden welke bestanden wanneer en vanaf welk netwerkadres worden opgehaald.',
    ],
  },
};
