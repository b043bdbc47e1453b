import type { FaultWords, RefusalWords } from '../catalogue.ts';
import { to } from './preposition.ts';

export const refusals: RefusalWords = {
  'watchers-only-watch': 'Chi guarda non gioca.',
  'game-over': 'La partita è finita.',
  'round-over': 'Il turno è finito.',
  'not-your-turn': (asked) => `Ora tocca ${to(asked)}.`,
  'play-before-drawing': 'Prima si giocano le carte, poi se ne pesca una.',
  'nothing-to-flip': 'Si gira uno zero solo dopo la terna di numeri di qualcun altro.',
  'draw-after-playing': 'Le carte sono giocate, ora si pesca.',
  'zero-must-be-flipped': 'Dopo una terna di numeri, chi ha zeri ne gira uno a scelta.',
  'no-zero-so-draw': 'Tra queste carte non ci sono zeri, quindi la terna fa pescare una carta.',
  'not-a-zero': 'Si può girare solo uno zero.',
  'no-cards': 'Non è ancora stata scelta nessuna carta.',
  'no-such-card': 'Questa carta non è in mano.',
  'same-card-twice': 'Ogni carta si può scegliere una volta sola.',
  'straight-too-short': (numbers) => `${numbers} non sono ancora una scala: servono esattamente tre carte.`,
  'straight-too-long': (numbers) => `${numbers} sono troppi per una scala: servono esattamente tre carte.`,
  'straight-wraps': (numbers) => `${numbers} non sono una scala: dopo il 10 non si riparte da 0.`,
  'mixed-numbers': (numbers) => `${numbers} non vanno insieme.`,
  'already-knocked': (knocker) => `${knocker} ha già bussato.`,
  'knock-too-early': (seats) =>
    `È presto per bussare: prima tutti giocano due volte. Manca ancora: ${seats}.`,
  'pass-only-in-last-round': 'Si passa solo all’ultimo giro, quando qualcuno ha bussato.',
};

export const faults: FaultWords = {
  seat: (seat) => `Posto ${seat}`,
  'not-json': 'Questo non è JSON.',
  'not-an-object': 'Una registrazione e ogni suo turno è un oggetto.',
  'unknown-key': (key) => `La chiave ${key} è sconosciuta; le aggiunte vanno sotto "meta".`,
  'missing-key': (key) => `Manca la chiave ${key}.`,
  'bad-value': (key) => `Il valore di ${key} non può essere giusto.`,
  'deck-size': (size) => `Le carte sono 55; qui sono ${size}.`,
  'deck-card': (index) => `L’elemento ${index} del mazzo non è una carta.`,
  'deck-twice': (index) => `La carta all’elemento ${index} c’era già.`,
  'wrong-dealer': (seat) => `Chi dà le carte cambia in senso orario: dovrebbe darle ${seat}.`,
  'not-an-action': 'Questa non è un’azione.',
  'no-such-seat': (seat) => `${seat} non esiste in questa partita.`,
  'no-such-position': 'In questa posizione non c’è nessuna carta.',
  'positions-not-ascending': 'Le posizioni delle carte sono crescenti, ognuna una volta.',
  'illegal-action': (reason) => `Le regole non lo permettono: ${reason}`,
  'round-not-over': 'Il turno non è finito, eppure ha dei risultati o un seguito.',
  'game-already-over': 'La partita era finita prima di questo turno.',
  'game-not-over': 'La partita non è finita, eppure ha dei vincitori.',
  'wrong-result': (key, expected) => `Secondo le regole, ${key} è ${expected}.`,
};
