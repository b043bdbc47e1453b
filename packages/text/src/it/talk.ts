import type { TalkWords } from '../talk-words.ts';

export const italianTalk: TalkWords = {
  says: (name, line) => `${name}: ${line}`,
  lines: {
    hello: {
      sunny: ['Ciao! Ci divertiremo!', 'Evviva, si gioca!'],
      dry: ['Buongiorno. Cominciamo pure.', 'Bene. Si parte.'],
      bold: ['Attenzione, arrivo io!', 'Oggi voglio vincere!'],
      gentle: ['Che bello, una partita!', 'Buona fortuna a tutti!'],
    },
    'triplet-played': {
      sunny: ['Tre in un colpo solo!', 'Oplà, una terna!'],
      dry: ['Tre uguali. Succede.', 'Una terna. Non dico altro.'],
      bold: ['Ah! Terna!', 'Bum! Tre uguali!'],
      gentle: ['Una terna. Senza rancore!', 'Oh, tre uguali. Scusate!'],
    },
    'triplet-suffered': {
      sunny: ['Un’altra carta? Va bene!', 'Ops, grazie della carta!'],
      dry: ['Una carta in più. Magnifico.', 'Proprio quello che mi mancava.'],
      bold: ['Una in più? E che sarà mai!', 'Ce la faccio lo stesso!'],
      gentle: ['Oh no, un’altra carta…', 'Non importa, andrà bene.'],
    },
    'zero-turned': {
      sunny: ['Ciao ciao, piccolo zero!', 'Oplà, ecco che si gira!'],
      dry: ['Il mio zero. Era così tondo.', 'Ci tenevo, a quello zero.'],
      bold: ['Ehi, il mio zero preferito!', 'Me ne trovo un altro!'],
      gentle: ['Addio, caro zero.', 'Oh, il mio zero…'],
    },
    'many-played': {
      sunny: ['Quante in un colpo solo!'],
      dry: ['Pulizie di primavera.'],
      bold: ['Fate largo, fuori tutte!'],
      gentle: ['Ah, che leggerezza.'],
    },
    knocked: {
      sunny: ['Toc, toc, toc!', 'Che emozione!'],
      dry: ['Toc. Ecco fatto.', 'Busso. Così, tanto per fare.'],
      bold: ['Toc! Ora si fa sul serio!', 'Io ci provo!'],
      gentle: ['Busso, piano piano.', 'E se fosse troppo presto?'],
    },
    'knock-heard': {
      sunny: ['Oh, già l’ultimo giro!', 'Oh, com’è emozionante!'],
      dry: ['Ah. Ultimo giro.', 'Toc toc? Chi è?'],
      bold: ['Che coraggio! Mi piace!', 'Staremo a vedere!'],
      gentle: ['Oh, adesso pensiamoci bene…', 'Però, che emozione.'],
    },
    'knock-right': {
      sunny: ['Ho fatto bene a bussare!'],
      dry: ['Bussato bene, direi.'],
      bold: ['Ho bussato e ho vinto!'],
      gentle: ['Meno male, era il momento.'],
    },
    'knock-punished': {
      sunny: ['Ho bussato troppo presto, ih ih!'],
      dry: ['Bussare è stato un errore.'],
      bold: ['Chi osa, a volte perde!'],
      gentle: ['La prossima volta aspetto.'],
    },
    'round-won': {
      sunny: ['Zero punti, evviva!', 'Avanti così!'],
      dry: ['Zero punti. Niente male.', 'Niente in più. Mi piace.'],
      bold: ['E adesso si ripete!', 'Zero punti! Così si fa!'],
      gentle: ['Mi è andata bene.', 'Stavolta ho avuto fortuna.'],
    },
  },
};
