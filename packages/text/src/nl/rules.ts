import type { RulesWords } from '../rules-words.ts';

export const dutchRules: RulesWords = {
  title: 'De regels',
  intro: 'Alle regels van Quando. Voor 2 tot 6 spelers vanaf 8 jaar, ongeveer 20 minuten.',
  contents: 'Inhoud',
  print: 'Op twee pagina’s afdrukken',
  all: 'Alle regels',
  tutorial: 'Leren door te spelen',
  sections: {
    aim: {
      title: 'Waar het om gaat',
      lines: [
        'Raak kaarten kwijt, vooral hoge getallen. Wat je aan het einde van een ronde nog in je hand hebt, telt als punten; alleen wie het minste heeft, krijgt 0. Wie aan het einde van het spel de minste punten heeft, wint.',
        'De moeilijkheid: elke kaart heeft twee getallen, en jij ziet er maar één van. Alle anderen zien het andere.',
      ],
    },
    cards: {
      title: 'De kaarten',
      lines: [
        'Er zijn 55 kaarten. Elke kaart heeft twee verschillende getallen van 0 tot 10, op elke kant één.',
        'Elk paar getallen bestaat precies één keer, dus elk getal staat op tien kaarten. De kleuren helpen alleen om de getallen uit elkaar te houden.',
      ],
    },
    sides: {
      title: 'Voorkant en achterkant',
      lines: [
        'De voorkant van je kaart is de kant die jij ziet. Alleen die telt. De achterkant zien alle anderen.',
        'Kijk nooit naar je eigen achterkanten en nooit naar de voorkanten van anderen.',
        'Onthouden mag: het getal dat je van je af hebt gedraaid, de gespeelde kaarten en hun volgorde.',
      ],
    },
    deal: {
      title: 'Vóór een ronde',
      lines: [
        'Schud goed en draai daarbij steeds wat kaarten om. Wie het eerst deelt, beslist het lot; na elke ronde deelt de volgende, met de klok mee.',
        'De deler begint links van zich en geeft de kaarten een voor een: ieder 7 met 4 tot 6 spelers, ieder 8 met 2 of 3. Pak ze op als gewone speelkaarten: de kant die boven lag, wordt de achterkant.',
        'De andere kaarten zijn de trekstapel; van de bovenste ziet iedereen één kant. Links van de deler begint het, en dan gaat het met de klok mee.',
      ],
    },
    turn: {
      title: 'Jouw beurt',
      lines: [
        'Eerst speel je kaarten: gelijke getallen of een straat. Ze komen met de voorkant naar boven op de aflegstapel. Dan trek je één kaart.',
        'Of je klopt in plaats daarvan, zodra dat mag.',
      ],
    },
    same: {
      title: 'Gelijke getallen',
      lines: ['Speel één kaart, of zoveel als je wilt die op de voorkant hetzelfde getal tonen.'],
    },
    straight: {
      title: 'Een straat',
      lines: [
        'Speel precies drie kaarten waarvan de voorkanten op elkaar volgen, bijvoorbeeld 4, 5 en 6. Nooit twee, nooit vier, en na de 10 gaat het niet verder bij 0.',
      ],
    },
    draw: {
      title: 'Trekken',
      lines: [
        'Neem de bovenste kaart van de trekstapel en kies welke kant naar jou wijst: de open kant, of de verborgen kant eronder.',
        'Kies voordat je de verborgen kant ziet. Er is geen weg terug.',
        'Wie heeft gespeeld, trekt altijd precies één kaart. Daarom is aan het einde van een beurt geen hand leeg. Let er met echte kaarten samen op dat niemand het vergeet.',
      ],
    },
    triplet: {
      title: 'De getallendrieling',
      lines: [
        'Precies drie kaarten met hetzelfde getal zijn een getallendrieling, ook drie nullen. Twee zijn er geen, en vier ook niet; maar wie er vier heeft, mag er ook maar drie van spelen.',
        'Kondig hem met echte kaarten luid aan, zodat niemand hem mist. Je trekt zoals altijd. Dan hebben alle anderen een strafactie, met de klok mee, te beginnen links van jou:',
      ],
      either: [
        'Wie nullen heeft, moet er precies één van omdraaien: naar keuze, maar zonder eerst te kijken. De achterkant is vanaf nu de voorkant, en telt.',
        'Wie geen nul heeft, trekt een kaart en kiest de kant.',
      ],
      example:
        'Mila speelt drie keer 8 en trekt. Jonas heeft twee nullen en draait er een om. Ruth heeft er geen en trekt een kaart. Dan is Jonas aan de beurt.',
    },
    knock: {
      title: 'Kloppen en het laatste rondje',
      lines: [
        'Een ronde eindigt op twee manieren: iemand klopt, of iemand heeft alleen nog nullen.',
        'Denk je dat je het minste hebt? Klop dan in je beurt op tafel, in plaats van te spelen en te trekken, en zeg “laatste rondje”. Dat mag zodra iedereen in deze ronde minstens twee keer heeft gespeeld.',
        'Alle anderen hebben nog precies één beurt, jij niet meer, en niemand kan nog een keer kloppen. Dan is de ronde voorbij.',
        'In het laatste rondje, en alleen dan, mag je ook passen: “ik pas” betekent niets spelen en niets trekken.',
        'Getallendrielingen tellen ook in het laatste rondje, zelfs in de allerlaatste beurt. Ze treffen alle anderen, ook wie heeft geklopt.',
        '“Quando” is Italiaans voor “wanneer”. Precies dat is bij het kloppen de vraag.',
      ],
    },
    zeros: {
      title: 'Alleen nullen',
      lines: [
        'Heb je na het spelen en trekken alleen nog nullen, hoeveel ook, laat ze dan zien: de ronde is meteen voorbij, ook in het laatste rondje. En was het een getallendrieling, dan hoeft niemand meer iets te doen.',
      ],
    },
    pile: {
      title: 'Als de trekstapel op is',
      lines: [
        'Zodra de laatste kaart is getrokken, wordt de hele aflegstapel omgedraaid en is hij de nieuwe trekstapel. Er wordt niet geschud. Bovenop ligt nu de kaart die het eerst werd gespeeld, en die toont zijn achterkant.',
      ],
    },
    score: {
      title: 'Optellen',
      lines: [
        'Iedereen telt de eigen voorkanten op. De laagste som krijgt 0 punten, ook als meer spelers die hebben. Alle anderen krijgen hun som.',
        'Wie heeft geklopt, moet als enige de laagste som hebben. Anders krijgt die speler de som en nog 5 strafpunten erbij.',
      ],
    },
    end: {
      title: 'Het einde van het spel',
      lines: [
        'Er worden rondes gespeeld totdat iemand 50 punten of meer heeft. Met z’n tweeën speel je liever maar tot 40; elke tafel mag een ander getal afspreken.',
        'Wie de minste punten heeft, wint. Hebben meer spelers even weinig, dan winnen ze allemaal.',
      ],
    },
    answers: { title: 'Wat vaak fout gaat', lines: [] },
    rulings: {
      title: 'Zo spelen wij het',
      lines: ['De gedrukte regels laten een paar vragen open. Dit zijn onze antwoorden.'],
    },
  },
  captions: {
    oneSide: 'de ene kant',
    otherSide: 'de andere kant',
    yourFronts: 'Jij ziet je voorkanten',
    yourBacks: 'De anderen zien je achterkanten',
    single: 'één kaart',
    pair: 'twee',
    four: 'of meer',
    straight: 'drie op rij',
    tooShort: 'te weinig',
    noWrap: 'niet verder dan 10',
    visible: 'de open kant…',
    hidden: '…of de verborgen kant',
    triplet: 'een getallendrieling',
    zeroBefore: 'Jouw nul…',
    zeroAfter: '…wordt omgedraaid',
    ninesPlayed: 'gespeeld: een getallendrieling',
    zerosLeft: 'een nul gehouden, een nul getrokken: uit!',
    playedFirst: 'het eerst gespeeld',
    onTop: 'nu boven: de achterkant',
  },
  examples: {
    alone: 'Mila heeft geklopt en heeft als enige de laagste som.',
    tied: 'Mila heeft geklopt, maar Jonas heeft net zo weinig.',
    name: 'Wie',
    sum: 'Som',
    points: 'Punten',
    knocked: 'geklopt',
  },
  answers: {
    zero: {
      question: 'Een getallendrieling treft mij, en ik heb nullen. Mag ik liever trekken?',
      answer: 'Nee. Wie nullen heeft, draait er een van om. Alleen wie er geen heeft, trekt.',
    },
    tied: {
      question: 'Ik heb geklopt, en iemand heeft net zo weinig. Krijg ik 0?',
      answer: 'Nee, je krijgt je som en 5 erbij. Wie even weinig heeft, krijgt 0.',
    },
    drawFirst: {
      question: 'Ik heb gespeeld, en er zijn alleen nullen over. Is het uit?',
      answer: 'Nog niet: eerst wordt er getrokken. Heb je dan nog steeds alleen nullen, dan is het uit.',
    },
    skipDraw: {
      question: 'Mag ik spelen zonder te trekken?',
      answer: 'Nee. Wie speelt, trekt ook, zelfs in het laatste rondje.',
    },
    pass: {
      question: 'Ik wil niets spelen. Mag ik passen?',
      answer:
        'Alleen in het laatste rondje, maar dan ook als je zou kunnen spelen. Daarvoor speel je elke keer minstens één kaart.',
    },
  },
  rulings: {
    order: {
      question: 'Mag ik mijn hand sorteren?',
      answer:
        'Op je scherm wel. De anderen zien je kaarten zoals je ze hebt genomen, en een omgedraaide nul blijft op zijn plaats.',
    },
    together: {
      question: 'Hoe liggen kaarten die samen worden gespeeld?',
      answer: 'Een straat met het laagste getal onderop, gelijke getallen zoals in de hand.',
    },
    noCard: {
      question: 'En als er geen kaart meer is om te trekken?',
      answer:
        'Na een getallendrieling vervalt het trekken dan. Ben je zelf aan de beurt, dan worden de zojuist gespeelde kaarten omgedraaid, en trek je er een van.',
    },
    whenTurned: {
      question: 'Wanneer precies wordt de aflegstapel omgedraaid?',
      answer: 'Op het moment dat de trekstapel op is, ook midden in de strafacties.',
    },
    twice: {
      question: 'Wat betekent “twee keer gespeeld”?',
      answer: 'Iedereen heeft in deze ronde minstens twee keer kaarten gespeeld, ook wie klopt.',
    },
    knockThenZeros: {
      question: 'Iemand klopt, en dan heeft iemand anders alleen nog nullen?',
      answer: 'Wie heeft geklopt, heeft niet als enige de laagste som en krijgt de 5 punten.',
    },
    dealtZeros: {
      question: 'En als ik alleen nullen krijg uitgedeeld?',
      answer: 'Dat beëindigt niets. Eerst moet je spelen en trekken.',
    },
    onlyZero: {
      question: 'Een getallendrieling, en ik heb meer nullen?',
      answer: 'Je draait er maar één om, en kiest zelf welke. Heb je er maar één, dan is het die.',
    },
    ownBacks: {
      question: 'Zie ik mijn achterkanten bij het delen?',
      answer: 'Nee. Pak ze meteen op, zonder te kijken.',
    },
    memory: {
      question: 'Wat mag ik van de omgedraaide stapel weten?',
      answer:
        'Alles wat je hebt gezien: de gespeelde getallen, hun volgorde, en de achterkanten van de kaarten van de anderen.',
    },
    endless: {
      question: 'En als niemand de ronde beëindigt?',
      answer: 'Die mag duren zolang jullie willen. Een afgebroken spel wint niemand.',
    },
  },
};
