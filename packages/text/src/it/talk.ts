import type { TalkWords } from '../talk-words.ts';

export const italianTalk: TalkWords = {
  says: (name, line) => `${name}: ${line}`,
  lines: {
    hello: {
      sunny: ['Ciao! Ci divertiremo!', 'Evviva, si gioca!'],
      dry: ['Buongiorno. Cominciamo pure.', 'Bene. Si parte.'],
      bold: ['Attenzione, arrivo io!', 'Oggi vinco io. Forse.'],
      gentle: ['Che bello, una partita!', 'Buona fortuna a tutti!'],
    },
    'triplet-played': {
      sunny: ['Tre in un colpo solo!', 'Oplà, una terna!'],
      dry: ['Tre uguali. Succede.', 'Una terna. Non dico altro.'],
      bold: ['Aha! Terna!', 'Bum! Tre uguali!'],
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
      sunny: ['Quante in un colpo solo!', 'Via, via, tutte quante!'],
      dry: ['Pulizie di primavera.', 'Non mi servivano più.'],
      bold: ['Fate largo, fuori tutte!', 'Zac, e sono sparite!'],
      gentle: ['Ah, che leggerezza.', 'Quanto spazio in mano.'],
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
      gentle: ['Oh, adesso pensiamoci bene…', 'Toc toc… è il mio cuore.'],
    },
    'knock-right': {
      sunny: ['Ho fatto bene a bussare!', 'Proprio al momento giusto!'],
      dry: ['Bussato bene, direi.', 'Visto? Funziona.'],
      bold: ['Ho bussato e ho vinto!', 'La fortuna aiuta gli audaci!'],
      gentle: ['Meno male, era il momento.', 'Oh, che sollievo.'],
    },
    'knock-punished': {
      sunny: ['Ho bussato troppo presto, ih ih!', 'Ops! È andata male!'],
      dry: ['Dovevo suonare il campanello.', 'Cinque punti. Un regalo.'],
      bold: ['Chi osa, a volte perde!', 'Pazienza, ci riprovo!'],
      gentle: ['La prossima volta aspetto.', 'Ho avuto troppa fretta.'],
    },
    praise: {
      sunny: ['Caspita, bella mano!', 'Oh, che bel colpo!'],
      dry: ['Niente male. Davvero.', 'Le avrei volute anch’io.'],
      bold: ['Complimenti! Ma aspetta e vedrai!', 'Gran mano!'],
      gentle: ['Giocata proprio bene.', 'Complimenti, davvero.'],
    },
    'only-zeros': {
      sunny: ['Solo zeri, evviva!'],
      dry: ['Solo zeri. Molto ordinato.'],
      bold: ['Zeri! Dal primo all’ultimo!'],
      gentle: ['Solo zeri. Che fortuna.'],
    },
    'round-won': {
      sunny: ['Zero punti, evviva!', 'Avanti così!'],
      dry: ['Zero punti. Niente male.', 'Zero. Il mio numero preferito.'],
      bold: ['E adesso si ripete!', 'Zero punti! Così si fa!'],
      gentle: ['Zero? Io non c’entro.', 'Stavolta ho avuto fortuna.'],
    },
    'game-won': {
      sunny: ['Vittoria! Dai, un’altra!', 'Evviva, questa era mia!'],
      dry: ['Ho vinto. Che emozione.', 'A quanto pare sono io.'],
      bold: ['Ve l’avevo detto!', 'Chi vuole la rivincita?'],
      gentle: ['Grazie, è stata una bella partita.', 'Ho vinto? Che bello.'],
    },
    'game-lost': {
      sunny: ['Complimenti! Che divertimento!', 'Evviva! Ne facciamo un’altra?'],
      dry: ['Complimenti. Meritato, ahimè.', 'Va bene. Ho avuto giorni migliori.'],
      bold: ['La prossima volta ti batto!', 'Bella sfida! Rivincita?'],
      gentle: ['Te lo sei meritato.', 'Complimenti, di cuore.'],
    },
    'came-last': {
      sunny: ['Ultimo posto, vista migliore!', 'Quanti punti, tutti per me!'],
      dry: ['Raccogliere punti mi riesce.', 'Dal fondo, ho vinto io.'],
      bold: ['Questa me la pagate!', 'Di nuovo! Questa non valeva!'],
      gentle: ['Qualcuno deve pur essere ultimo.', 'L’importante è giocare insieme.'],
    },
  },
};
