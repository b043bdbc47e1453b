import type { TalkWords } from '../talk-words.ts';

export const dutchTalk: TalkWords = {
  says: (name, line) => `${name}: ${line}`,
  lines: {
    hello: {
      sunny: ['Hoi! Dit wordt leuk!', 'Joepie, we gaan spelen!'],
      dry: ['Vooruit. Ik had toch niks.', 'Nou ja. Laten we beginnen.'],
      bold: ['Pas op, hier ben ik!', 'Vandaag win ik! Misschien.'],
      gentle: ['Wat fijn, een spelletje!', 'Veel geluk en veel plezier!'],
    },
    'triplet-played': {
      sunny: ['Drie in één klap!', 'Hoera, een drieling!'],
      dry: ['Drie gelijke. Kan gebeuren.', 'Een drieling. Geen commentaar.'],
      bold: ['Ha! Drieling!', 'Boem! Drie gelijke!'],
      gentle: ['Een drieling. Niet boos zijn!', 'O, drie gelijke. Sorry!'],
    },
    'triplet-suffered': {
      sunny: ['Nog een kaart? Prima!', 'Oeps, bedankt voor de kaart!'],
      dry: ['Een kaart erbij. Geweldig.', 'Net wat ik nog miste.'],
      bold: ['Pff, eentje meer maakt niks uit!', 'Ik red het toch wel!'],
      gentle: ['Ach, nog een kaart…', 'Geeft niet, het komt wel goed.'],
    },
    'zero-turned': {
      sunny: ['Dag, klein nulletje!', 'Hup, daar draait hij om!'],
      dry: ['Mijn nul. Hij was zo rond.', 'Op die nul was ik gesteld.'],
      bold: ['Hé, mijn mooie nul!', 'Dan zoek ik een nieuwe!'],
      gentle: ['Vaarwel, lieve nul.', 'Ach, mijn nul…'],
    },
    'many-played': {
      sunny: ['En weg zijn ze, allemaal!', 'Hup, weg met jullie!'],
      dry: ['Grote schoonmaak.', 'Die had ik niet meer nodig.'],
      bold: ['Aan de kant, allemaal eruit!', 'Zoef, en weg ermee!'],
      gentle: ['Ach, dat is veel lichter.', 'Wat een ruimte in mijn hand.'],
    },
    knocked: {
      sunny: ['Klop, klop, klop!', 'Ik ben zo zenuwachtig!'],
      dry: ['Klop. Dat was het.', 'Ik klop. Zomaar.'],
      bold: ['Klop! Nu of nooit!', 'Ik durf het aan!'],
      gentle: ['Ik klop maar eens, heel zacht.', 'Zou het niet te vroeg zijn?'],
    },
    'knock-heard': {
      sunny: ['O, nu al het laatste rondje!', 'O, wat spannend!'],
      dry: ['Zo zo. Laatste rondje.', 'Er wordt geklopt. Binnen!'],
      bold: ['Dapper! Dat bevalt me!', 'Dat zullen we nog zien!'],
      gentle: ['O, nu goed nadenken…', 'Mijn hart klopt mee.'],
    },
    'knock-right': {
      sunny: ['Mijn kloppen is gelukt!', 'Precies op het juiste quando!'],
      dry: ['Kloppen is een kunst.', 'Zie je wel. Het kan dus.'],
      bold: ['Geklopt en gewonnen!', 'Wie waagt, die wint!'],
      gentle: ['Oef, dat ging goed.', 'Wat ben ik opgelucht.'],
    },
    'knock-punished': {
      sunny: ['Te vroeg geklopt, hihi!', 'Oeps! Dat ging mis!'],
      dry: ['Had ik maar aangebeld.', 'Vijf punten. Cadeautje.'],
      bold: ['Wie waagt, verliest ook wel eens!', 'Geeft niks, nog een keer!'],
      gentle: ['Volgende keer wacht ik langer.', 'Ik was te ongeduldig.'],
    },
    praise: {
      sunny: ['Wauw, goed gespeeld!', 'O, wat een mooie zet!'],
      dry: ['Niet slecht. Helemaal niet slecht.', 'Die had ik ook wel gewild.'],
      bold: ['Respect! Maar wacht maar!', 'Sterke zet!'],
      gentle: ['Dat was mooi gespeeld.', 'Knap gedaan, echt.'],
    },
    'only-zeros': {
      sunny: ['Alleen maar nullen, hoera!'],
      dry: ['Alleen nullen. Keurig netjes.'],
      bold: ['Nullen! Tot de laatste toe!'],
      gentle: ['Allemaal nullen. Wat een geluk.'],
    },
    'round-won': {
      sunny: ['Nul punten, hoera!', 'Zo mag het doorgaan!'],
      dry: ['Nul punten. Niet slecht.', 'Nul. Mijn lievelingsgetal.'],
      bold: ['En nog een keer!', 'Nul! Zo doe je dat!'],
      gentle: ['Nul punten? Wie, ik?', 'Daar had ik geluk.'],
    },
    'game-won': {
      sunny: ['Gewonnen! Kom, nog een spel!', 'Hoera, die was voor mij!'],
      dry: ['Gewonnen. Ik ben ontroerd.', 'Dat was ik dan, blijkbaar.'],
      bold: ['Ik zei het toch!', 'Wie wil revanche?'],
      gentle: ['Bedankt voor het fijne spel.', 'Gewonnen? Wat leuk.'],
    },
    'game-lost': {
      sunny: ['Gefeliciteerd! Dat was leuk!', 'Bravo! Nog een keer?'],
      dry: ['Gefeliciteerd. Verdiend, helaas.', 'Goed. Ik had betere dagen.'],
      bold: ['Volgende keer heb ik je!', 'Goed gestreden! Revanche?'],
      gentle: ['Dat heb je echt verdiend.', 'Gefeliciteerd, van harte.'],
    },
    'came-last': {
      sunny: ['Laatste plaats, mooiste uitzicht!', 'Zo veel punten, allemaal voor mij!'],
      dry: ['Punten sparen kan ik wel.', 'Van achteren ben ik eerste.'],
      bold: ['Dat zet ik jullie betaald!', 'Nog eens! Deze telt niet!'],
      gentle: ['Iemand moet toch laatste zijn.', 'Als het maar gezellig was.'],
    },
  },
};
