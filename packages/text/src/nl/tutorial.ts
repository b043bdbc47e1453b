import type { TutorialWords } from '../tutorial-words.ts';

export const dutchTutorial: TutorialWords = {
  title: 'Leren spelen',
  intro: 'Acht kleine tafels, drie minuten. Er kan niets misgaan.',
  begin: 'Aan de slag',
  goOn: 'Verder waar je was',
  done: 'Je kunt het!',
  finished: 'Meer regels zijn er niet. Tijd voor een echte tafel.',
  helped: 'In je eerste spellen helpen kleine lipjes aan de kaarten je onthouden.',
  play: 'Meteen spelen',
  firstGame: 'Speel je eerste spel',
  rules: 'De regels lezen',
  learnt: 'gelukt',
  place: (chapter, of) => `${chapter} van ${of}`,
  next: (title) => `Verder: ${title}`,
  toChapters: 'Alle hoofdstukken',
  finish: 'Klaar',
  guide: 'Wat je moet doen',
  chapters: {
    sides: {
      title: 'Voorkant en achterkant',
      you: {
        title: 'Dit zie jij.',
        text: 'Je voorkanten. Alleen die tellen voor jou.',
      },
      mila: {
        title: 'Dit ziet Mila.',
        text: 'Dezelfde vijf kaarten van achteren: andere getallen, en die tellen niet.',
      },
      few: {
        title: 'Wie de minste punten heeft, wint.',
        text: 'Wat in je hand overblijft, telt. Heeft iemand 50, dan is het spel uit.',
      },
      yourEyes: 'Jouw ogen',
      milasEyes: 'Mila’s ogen',
      milasBacks: 'Mila’s achterkanten: jij ziet ze, zij niet.',
      yours: 'jouw',
      isToHer: 'is voor haar een',
      nobodyWalks: 'In een spel loopt niemand om de tafel. Je achterkanten ken je alleen als je ze onthoudt.',
      fewer: 'Jij hebt minder',
      soZero: 'dus jij schrijft 0',
      toMila: 'Loop om naar Mila',
      toYou: 'Terug naar mijn plaats',
      goOn: 'Trek nu een kaart',
      card: (place, front) => `jouw kaart ${place}: voorkant ${front}`,
      milaSees: (back) => `Mila ziet ${back}`,
    },
    draw: {
      title: 'Trekken met twee kanten',
      steps: [
        {
          ask: 'Speel eerst je 9.',
          mistake: 'Eerst de 9, die telt het meest.',
        },
        {
          ask: 'Een 8 is veel. Durf het aan: draai hem om.',
          mistake: 'De 8 zou 8 tellen. Draai hem deze keer om.',
          why: 'Maar een 1! De 8 staat nu achterop.',
        },
      ],
    },
    same: {
      title: 'Gelijke getallen',
      steps: [
        {
          ask: 'Gelijke getallen speel je samen: speel je beide kaarten met een 9.',
          mistake: 'Dat mag. Maar allebei de 9’s tegelijk is beter.',
        },
        {
          ask: 'Trek de kant die je wilt.',
          mistake: 'Nu wordt er getrokken.',
          why: 'Wie heeft gespeeld, trekt altijd precies één kaart.',
        },
      ],
    },
    straight: {
      title: 'Een straat',
      steps: [
        {
          ask: 'Drie getallen op rij zijn een straat: speel 6, 7 en 8.',
          mistake: 'Dat kan ook. Probeer alle drie: 6, 7 en 8.',
          why: 'Altijd precies drie.',
        },
        {
          ask: 'Een 0 kost niets. Neem hem.',
          mistake: 'Beter dan een 0 bestaat niet. Neem hem zoals hij ligt.',
        },
      ],
    },
    triplet: {
      title: 'De getallendrieling',
      steps: [
        {
          ask: 'Precies drie gelijke getallen zijn een getallendrieling. Speel je drie kaarten met een 8.',
          mistake: 'Het moeten er precies drie zijn. Tik alle drie de kaarten met een 8 aan.',
          why: 'Een strafactie voor alle anderen! Maar eerst trek jij.',
        },
        {
          ask: 'Trek, en kijk dan naar de anderen.',
          mistake: 'Nu wordt er getrokken.',
          why: 'Mila moet een nul omdraaien. Jonas heeft er geen en trekt.',
        },
        {
          ask: 'Jonas speelt drie keer 4. Wie nullen heeft, moet er een omdraaien. Jij kiest welke.',
          mistake: 'Na een getallendrieling wordt een nul omgedraaid. Kies er een van jou.',
          why: 'Nu telt wat achterop stond.',
        },
      ],
    },
    zeros: {
      title: 'Alleen nullen',
      steps: [
        {
          ask: 'Drie keer 9 en twee nullen: speel de drie kaarten met een 9.',
          mistake: 'Houd je nullen. Speel alle drie de kaarten met een 9.',
        },
        {
          ask: 'Neem de 0.',
          mistake: 'Neem de 0, dan heb je alleen nog nullen.',
          why: 'Alleen nullen: de ronde is meteen voorbij, zonder strafactie.',
        },
      ],
    },
    knock: {
      title: 'Wanneer kloppen?',
      steps: [
        {
          ask: 'Kloppen mag zodra iedereen twee keer heeft gespeeld. Speel 3, 4 en 5.',
          mistake: 'Je wilt snel een kleine hand. Speel 3, 4 en 5 samen.',
        },
        {
          ask: 'Neem de 1. Dan speelt Mila.',
          mistake: 'Een 1 is goed. Neem hem zoals hij ligt.',
        },
        {
          ask: 'Je hebt maar 2 punten, Mila heeft veel kaarten. Klop.',
          mistake: 'Veel lager dan 2 kan niet. Klop nu.',
          meanwhile: 'Laatste rondje: Mila heeft nog één beurt. Dan gaan alle kaarten open.',
          why: 'Jij hebt als enige het minste: 0 punten voor jou. Mila krijgt haar som.',
        },
      ],
    },
    tie: {
      title: 'Kloppen is een risico',
      steps: [
        {
          ask: 'Je hebt 4 punten, en Mila heeft net zo weinig kaarten. Klop toch.',
          mistake: 'Hier mag je iets wagen. Klop.',
          meanwhile: 'Mila mag nog een keer spelen, of passen en haar hand houden.',
          why: 'Mila heeft ook 4. Bij gelijkspel betaalt wie klopt: 4 + 5 = 9. Mila krijgt 0.',
        },
      ],
    },
  },
};
