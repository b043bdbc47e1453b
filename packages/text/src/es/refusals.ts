import type { FaultWords, RefusalWords } from '../catalogue.ts';

export const refusals: RefusalWords = {
  'watchers-only-watch': 'Quien mira no juega.',
  'game-over': 'La partida ha terminado.',
  'round-over': 'La ronda ha terminado.',
  'not-your-turn': (asked) => `Ahora el turno es de ${asked}.`,
  'play-before-drawing': 'Primero se juegan cartas y después se roba.',
  'nothing-to-flip': 'Solo se da la vuelta a un cero después del trío de otra persona.',
  'draw-after-playing': 'Ya se ha jugado, ahora se roba.',
  'zero-must-be-flipped': 'Después de un trío, quien tiene ceros da la vuelta a uno a su elección.',
  'no-zero-so-draw': 'En esta mano no hay ceros: entonces, después de un trío se roba una carta.',
  'not-a-zero': 'Solo se puede dar la vuelta a un cero.',
  'no-cards': 'Todavía no se ha elegido ninguna carta.',
  'no-such-card': 'Esta carta no está en la mano.',
  'same-card-twice': 'Cada carta se puede elegir una sola vez.',
  'straight-too-short': (numbers) =>
    `${numbers} todavía no son una escalera: hacen falta exactamente tres cartas.`,
  'straight-too-long': (numbers) =>
    `${numbers} son demasiadas para una escalera: hacen falta exactamente tres cartas.`,
  'straight-wraps': (numbers) => `${numbers} no son una escalera: después del 10 no se sigue con el 0.`,
  'mixed-numbers': (numbers) => `${numbers} no van juntos.`,
  'already-knocked': (knocker) => `Ya se ha golpeado en esta ronda: ${knocker}.`,
  'knock-too-early': (seats) => `Es pronto para golpear: primero todos juegan dos veces. Falta: ${seats}.`,
  'pass-only-in-last-round': 'Solo se pasa en la última vuelta, después del golpe.',
};

export const faults: FaultWords = {
  seat: (seat) => `Asiento ${seat}`,
  'not-json': 'Esto no es JSON.',
  'not-an-object': 'Un registro y cada una de sus rondas es un objeto.',
  'unknown-key': (key) => `La clave ${key} es desconocida; lo propio va en "meta".`,
  'missing-key': (key) => `Falta la clave ${key}.`,
  'bad-value': (key) => `El valor de ${key} no puede ser correcto.`,
  'deck-size': (size) => `Hay 55 cartas; aquí son ${size}.`,
  'deck-card': (index) => `El elemento ${index} de la baraja no es una carta.`,
  'deck-twice': (index) => `La carta del elemento ${index} ya estaba.`,
  'wrong-dealer': (seat) => `Se reparte por turnos, en el sentido del reloj: ${seat} debería repartir.`,
  'not-an-action': 'Esto no es una acción.',
  'no-such-seat': (seat) => `${seat} no existe en esta partida.`,
  'no-such-position': 'En esta posición de la mano no hay ninguna carta.',
  'positions-not-ascending': 'Las posiciones de la mano van en aumento, cada una una vez.',
  'illegal-action': (reason) => `Las reglas no lo permiten: ${reason}`,
  'round-not-over': 'La ronda no ha terminado, y sin embargo tiene resultados o continuación.',
  'game-already-over': 'La partida había terminado antes de esta ronda.',
  'game-not-over': 'La partida no ha terminado, y sin embargo tiene ganadores.',
  'wrong-result': (key, expected) => `Según las reglas, ${key} es ${expected}.`,
};
