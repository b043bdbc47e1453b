import type { RulesWords } from '../rules-words.ts';

export const italianRules: RulesWords = {
  title: 'Le regole',
  intro: 'Tutte le regole di Quando. Da 2 a 6 giocatori, dagli 8 anni, circa 20 minuti.',
  contents: 'Indice',
  print: 'Stampa su due pagine',
  all: 'Tutte le regole',
  tutorial: 'Impara giocando',
  sections: {
    aim: {
      title: 'Lo scopo del gioco',
      lines: [
        'Liberati delle carte, soprattutto dei numeri alti. Quello che ti resta in mano alla fine di un turno sono punti; solo chi ha la somma più bassa prende 0. Alla fine della partita vince chi ha meno punti.',
        'Il bello è che ogni carta ha due numeri e tu ne vedi uno solo. Tutti gli altri vedono l’altro.',
      ],
    },
    cards: {
      title: 'Le carte',
      lines: [
        'Le carte sono 55. Ognuna ha due numeri diversi da 0 a 10, uno per lato.',
        'Ogni coppia di numeri esiste una volta sola, quindi ogni numero sta su dieci carte. I colori servono solo a distinguere i numeri.',
      ],
    },
    sides: {
      title: 'Davanti e dietro',
      lines: [
        'Il davanti della tua carta (lato anteriore) è il lato che vedi tu. È quello che conta. Il retro (lato posteriore) è il lato che vedono tutti gli altri.',
        'Non guardare mai il retro delle tue carte, né il davanti di quelle degli altri.',
        'Puoi ricordare tutto: il numero che hai girato verso gli altri, le carte giocate e il loro ordine.',
      ],
    },
    deal: {
      title: 'Prima di un turno',
      lines: [
        'Mescolate bene, girando ogni tanto qualche carta. Chi dà le carte per primo si tira a sorte; dopo ogni turno tocca al prossimo, in senso orario.',
        'Chi dà le carte le distribuisce una alla volta, cominciando alla propria sinistra: 7 a testa in 4, 5 o 6, 8 a testa in 2 o 3. Prendetele come carte normali: il lato che stava sopra diventa il retro.',
        'Le altre carte sono il mazzo; della carta in cima tutti vedono un lato. Comincia chi siede a sinistra di chi ha dato le carte.',
      ],
    },
    turn: {
      title: 'Quando tocca a te',
      lines: [
        'Prima giochi delle carte: numeri uguali o una scala. Vanno sul mazzo degli scarti con il davanti in su. Poi peschi una carta.',
        'Oppure bussi, appena è permesso.',
      ],
    },
    same: {
      title: 'Numeri uguali',
      lines: ['Gioca una carta, o quante ne vuoi che mostrano davanti lo stesso numero.'],
    },
    straight: {
      title: 'Una scala',
      lines: [
        'Gioca esattamente tre carte con numeri di fila, per esempio 4, 5 e 6. Mai due, mai quattro, e dopo il 10 non si riparte da 0.',
      ],
    },
    draw: {
      title: 'Pescare',
      lines: [
        'Prendi la carta in cima al mazzo e scegli quale lato guarda verso di te: il lato visibile o quello coperto che sta sotto.',
        'Scegli prima di vedere il lato coperto. Non si torna indietro.',
        'Chi ha giocato pesca sempre esattamente una carta: alla fine della mano nessuno resta senza. Con le carte vere, ricordatevelo a vicenda.',
      ],
    },
    triplet: {
      title: 'La terna di numeri',
      lines: [
        'Esattamente tre carte con lo stesso numero sono una terna di numeri, anche tre zeri. Due non lo sono, e nemmeno quattro; ma se ne hai quattro puoi giocarne solo tre.',
        'Con le carte vere, annunciala a voce alta. Tu peschi come sempre. Poi tutti gli altri hanno un’azione punitiva, in senso orario, da chi siede alla tua sinistra:',
      ],
      either: [
        'Chi ha zeri deve girarne uno solo, a sua scelta, senza guardare prima. Il retro passa davanti, e conta.',
        'Chi non ha zeri pesca una carta e ne sceglie il lato.',
      ],
      example:
        'Mila gioca tre 8 e pesca. Jonas ha due zeri e ne gira uno. Ruth non ne ha e pesca una carta. Poi tocca a Jonas.',
    },
    knock: {
      title: 'Bussare e l’ultimo giro',
      lines: [
        'Un turno finisce in due modi: qualcuno bussa, oppure qualcuno resta con soli zeri.',
        'Pensi di avere meno di tutti? Quando tocca a te, invece di giocare e pescare, bussa sul tavolo e di’ «ultimo giro». È permesso appena tutti hanno giocato almeno due volte in questo turno.',
        'Gli altri hanno ancora una mano sola, tu nessuna, e nessuno può più bussare. Poi il turno finisce.',
        'Nell’ultimo giro, e solo allora, si può anche passare: «passo» vuol dire non giocare e non pescare.',
        'Le terne valgono anche nell’ultimo giro, perfino all’ultima mano. Colpiscono tutti gli altri, anche chi ha bussato.',
        'Per questo il gioco si chiama Quando: tutto sta nel capire quando bussare.',
      ],
    },
    zeros: {
      title: 'Solo zeri',
      lines: [
        'Se dopo aver giocato e pescato hai in mano solo zeri, non importa quanti, mostrali: il turno finisce subito, anche nell’ultimo giro. E se hai appena giocato una terna, nessuno deve fare niente.',
      ],
    },
    pile: {
      title: 'Quando il mazzo è finito',
      lines: [
        'Appena si pesca l’ultima carta, si gira tutto il mazzo degli scarti, che diventa il nuovo mazzo. Non si mescola. In cima c’è ora la carta giocata per prima, e mostra il suo retro.',
      ],
    },
    score: {
      title: 'Il punteggio',
      lines: [
        'Ognuno somma i numeri che ha in mano. La somma più bassa prende 0 punti, anche se ce l’hanno in più d’uno. Gli altri prendono la loro somma.',
        'Chi ha bussato deve avere la somma più bassa, senza pareggi. Altrimenti prende la sua somma e 5 punti di penalità in più.',
      ],
    },
    end: {
      title: 'La fine della partita',
      lines: [
        'Si gioca finché qualcuno ha 50 punti o più. In due è meglio fermarsi a 40; ogni tavolo può accordarsi su un altro numero.',
        'Vince chi ha meno punti. In caso di pareggio vincono tutti quelli in testa.',
      ],
    },
    answers: { title: 'Gli errori più comuni', lines: [] },
    rulings: {
      title: 'Le nostre precisazioni',
      lines: ['Le regole stampate lasciano aperta qualche domanda. Noi giochiamo così.'],
    },
  },
  captions: {
    oneSide: 'un lato',
    otherSide: 'l’altro lato',
    yourFronts: 'Tu vedi il davanti',
    yourBacks: 'Gli altri vedono il retro',
    single: 'una carta',
    pair: 'due',
    four: 'o di più',
    straight: 'tre di fila',
    tooShort: 'troppo poche',
    noWrap: 'non dopo il 10',
    visible: 'il lato visibile…',
    hidden: '…o quello coperto',
    triplet: 'una terna di numeri',
    zeroBefore: 'Il tuo zero…',
    zeroAfter: '…viene girato',
    ninesPlayed: 'giocate: una terna',
    zerosLeft: 'uno zero tenuto, uno pescato: finito!',
    playedFirst: 'giocata per prima',
    onTop: 'in cima: il retro',
  },
  examples: {
    alone: 'Mila ha bussato e ha la somma più bassa, senza pareggi.',
    tied: 'Mila ha bussato, ma Jonas ha la stessa somma.',
    name: 'Chi',
    sum: 'Somma',
    points: 'Punti',
    knocked: 'ha bussato',
  },
  answers: {
    zero: {
      question: 'Mi colpisce una terna e ho degli zeri. Posso pescare, invece?',
      answer: 'No. Chi ha zeri ne gira uno a scelta. Pesca solo chi non ne ha.',
    },
    tied: {
      question: 'Ho bussato e qualcuno ha la mia stessa somma. Prendo 0?',
      answer: 'No, prendi la tua somma e 5 in più. Chi ha la stessa somma prende 0.',
    },
    drawFirst: {
      question: 'Ho giocato e mi restano solo zeri. È finita?',
      answer: 'Non ancora: prima si pesca. È finita se hai ancora soltanto zeri.',
    },
    skipDraw: {
      question: 'Posso giocare senza pescare?',
      answer: 'No. Chi gioca pesca, anche nell’ultimo giro.',
    },
    pass: {
      question: 'Non voglio giocare niente. Posso passare?',
      answer:
        'Solo nell’ultimo giro, e allora anche se potresti giocare. Prima giochi ogni volta almeno una carta.',
    },
  },
  rulings: {
    order: {
      question: 'Posso ordinare le mie carte?',
      answer:
        'Sul tuo schermo sì. Gli altri le vedono nell’ordine in cui le hai prese, e uno zero girato resta al suo posto.',
    },
    together: {
      question: 'Come stanno le carte giocate insieme?',
      answer: 'Una scala con il numero più basso sotto, i numeri uguali nell’ordine in cui erano in mano.',
    },
    noCard: {
      question: 'E se non c’è più nessuna carta da pescare?',
      answer:
        'Dopo una terna, in quel caso, non si pesca. Quando tocca a te, si girano le carte che hai appena giocato e ne peschi una.',
    },
    whenTurned: {
      question: 'Quando si gira esattamente il mazzo degli scarti?',
      answer: 'Nel momento in cui il mazzo finisce, anche nel mezzo delle azioni punitive.',
    },
    twice: {
      question: 'Che vuol dire «giocato due volte»?',
      answer: 'Tutti hanno giocato carte almeno due volte in questo turno, anche chi bussa.',
    },
    knockThenZeros: {
      question: 'Qualcuno bussa, poi un altro resta con soli zeri?',
      answer: 'Chi ha bussato non ha la somma più bassa senza pareggi e prende i 5 punti.',
    },
    dealtZeros: {
      question: 'E se mi danno soltanto zeri?',
      answer: 'Il turno continua. Prima devi giocare e pescare.',
    },
    onlyZero: {
      question: 'Una terna, e ho più zeri?',
      answer: 'Ne giri uno solo e lo scegli tu. Se ne hai uno solo, è quello.',
    },
    ownBacks: {
      question: 'Vedo il retro delle mie carte mentre vengono date?',
      answer: 'No. Prendile subito, senza guardare.',
    },
    memory: {
      question: 'Che cosa posso sapere del mazzo girato?',
      answer:
        'Tutto quello che hai visto: i numeri giocati, il loro ordine e il retro delle carte degli altri.',
    },
    endless: {
      question: 'E se nessuno chiude il turno?',
      answer: 'Può durare quanto volete. Una partita interrotta non la vince nessuno.',
    },
  },
};
