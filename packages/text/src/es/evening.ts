import type { EveningWords } from '../evening-words.ts';

const signed = new Intl.NumberFormat('es', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const spanishEvening: EveningWords = {
  title: 'Velada por duplicado',
  intro:
    'Varias mesas juegan las mismas cartas, cada una en su propio orden. Cuenta cómo te va frente a quienes tuvieron tus cartas.',
  who: '¿Quién juega?',
  players: 'Personas por mesa',
  rounds: 'Rondas',
  plan: (tables, free) =>
    `${tables} mesas${free === 0 ? '.' : free === 1 ? ', y queda un asiento para una visita o un ordenador.' : `, y quedan ${free} asientos para visitas y ordenadores.`}`,
  needsTwo: 'Hacen falta al menos dos personas.',
  tooMany: 'No hay mesas suficientes para tantas personas.',
  open: 'Sortear las mesas',
  opening: 'Se preparan las mesas…',
  underWay: 'Hay una velada por duplicado en curso',
  table: (number) => `Mesa ${number}`,
  yourTable: 'tu mesa',
  sit: 'A la mesa',
  freeSeats: 'visitas y ordenadores',
  waiting: 'aún no ha empezado',
  round: (round, rounds) => `Ronda ${round} de ${rounds}`,
  done: 'terminada',
  progress: (finished, tables) =>
    `${finished} de ${tables} mesas ${finished === 1 ? 'ha' : 'han'} terminado.`,
  secret:
    'El resultado llega cuando han terminado todas las mesas. Hasta entonces nadie sabe qué cartas tuvo otra mesa en qué ronda, y nadie puede mirarla ni leer cómo le fue.',
  end: 'Terminar la velada',
  endHint: 'Las mesas que no hayan terminado no se comparan.',
  endSure: 'Sí, terminarla ahora',
  goOn: 'Seguir jugando',
  result: 'El resultado de la velada',
  wins: (who) => (who === 'you' ? '¡La velada es tuya!' : `${who.name} gana la velada.`),
  note: 'Cuántos puntos mejor que la media de quienes tuvieron las mismas cartas. Cuanto más ancha la mancha, más puede haber influido la suerte al robar.',
  nothing: 'Han terminado menos de dos mesas, así que no hay nada que comparar.',
  better: (points) => signed.format(points),
  columns: {
    place: 'Puesto',
    name: 'Nombre',
    table: 'Mesa',
    better: 'Con las mismas cartas',
    points: 'Puntos',
  },
  hadStandIn: 'jugó un ordenador suplente',
  share: 'Compartir el resultado',
  copied: 'Copiado',
  toEvening: 'A la velada',
  toLeague: 'A la liga',
};
