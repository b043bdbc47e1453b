import { counted } from '../counted.ts';
import type { TrainerWords } from '../trainer-words.ts';

const points = counted('es', { one: 'punto', other: 'puntos' });
const cards = counted('es', { one: 'carta', other: 'cartas' });
const zeros = counted('es', { one: 'cero', other: 'ceros' });
const times = counted('es', { one: 'vez', other: 'veces' });
const percent = new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('es');

export const spanishTrainer: TrainerWords = {
  title: '¿Cuándo golpear?',
  question: '¿Ahora?',
  finding: 'Buscamos una mesa',
  playOn: 'Seguir jugando',
  today: 'La pregunta del día',
  todayDone: 'Mañana habrá aquí una pregunta nueva.',
  todayClose: 'Está reñido: de media, las dos respuestas se diferencian en un punto como mucho.',
  share: 'Compartir la pregunta',
  copied: 'Copiado',
  shareText: (date, days) =>
    `Quando, ${date}: ¿golpear ahora? Yo ya he respondido.${days > 1 ? ` ${days} días seguidos.` : ''}`,
  more: 'Más preguntas',
  next: 'Siguiente pregunta',
  toTable: 'Ver la mesa',
  toResult: 'Ver la respuesta',
  verdict: {
    right: { knock: 'Sí, golpear es mejor.', wait: 'Sí, seguir jugando es mejor.' },
    wrong: { knock: 'Es mejor golpear.', wait: 'Es mejor seguir jugando.' },
    even: 'Las dos cosas valen lo mismo.',
    givenAway: (given) => `Tu respuesta cuesta de media ${points(given)} más.`,
  },
  answered: { knock: 'Tú golpearías.', wait: 'Tú seguirías jugando.' },
  alone: 'Tu probabilidad de tener la suma más baja si golpeas',
  costs: { knock: 'Golpear', wait: 'Seguir' },
  playing: 'con',
  points,
  percent: (share) => percent.format(share),
  give: (error) => `± ${error}`,
  source: (playouts) =>
    `Puntos de media al jugar la ronda ${times(playouts)} hasta el final. El ordenador solo sabe lo que ves tú.`,
  reasons: {
    even: ({ sum }) => `Con ${points(sum)}, las dos cosas dan más o menos lo mismo.`,
    'surely-lowest': ({ sum }) => `Tienes ${points(sum)}. Casi nadie llega aquí tan bajo.`,
    'they-catch-up': ({ seat, cards: held }, names) =>
      `${names[seat]} ya solo tiene ${cards(held)}. Si esperas, los demás suelen adelantarse.`,
    rival: ({ seat, cards: held }, names) =>
      `${names[seat]} tiene ${cards(held)} y seguramente no acabará con más que tú.`,
    'small-risk': ({ cost }) =>
      `Aunque salga mal, golpear cuesta solo ${points(cost)}. Esperar no merece la pena.`,
    risky: ({ cost }) => `Si sale mal, golpear cuesta ${points(cost)}. Seguir jugando es más seguro.`,
    'zeros-near': ({ zeros: held }) =>
      held > 0
        ? `Ya tienes ${zeros(held)}. Pronto puede que solo te queden ceros, y esos no cuestan nada.`
        : 'Pronto puede que solo te queden ceros, y esos no cuestan nada.',
    'one-of-many': ({ others }) => `De los otros ${others}, alguien suele acabar con tanto o menos que tú.`,
    'gets-better': ({ sum, later }) =>
      `Ahora tienes ${points(sum)}. Quien sigue desde aquí llega de media a ${later}.`,
  },
  streak: (count) => `${whole.format(count)} ${count === 1 ? 'acierto seguido' : 'aciertos seguidos'}`,
  actualGame: {
    show: '¿Cómo acabó de verdad?',
    title: 'Así fue de verdad',
    warning: 'Estas son las cartas de verdad. En la mesa nadie las vio todas.',
    moment: 'En ese momento',
    realGame: {
      knock: 'En la partida real, en tu asiento se golpeó.',
      wait: 'En la partida real, en tu asiento se siguió jugando.',
    },
    ending: 'Al final de la ronda',
  },
  history: {
    title: 'Tu olfato',
    empty: 'Aquí verás si aciertas con el momento justo. Responde a tu primera pregunta.',
    right: 'aciertos',
    ofAll: (right, all) => `${whole.format(right)} de ${whole.format(all)}`,
    streak: 'aciertos seguidos',
    best: 'tu racha más larga',
    days: 'días seguidos',
    givenAway: 'puntos regalados por respuesta',
    latest: 'Tus últimas respuestas',
    latestMark: { right: 'acierto', wrong: 'fallo' },
    chart: 'Cuántas veces has golpeado',
    chartHint: 'Cuanto mayor es la probabilidad, más altas deberían ser las barras.',
    bar: (from, to, knocks, all) =>
      `Probabilidad de ${from} a ${to}: has golpeado ${times(knocks)} de ${all}`,
    noBar: (from, to) => `Probabilidad de ${from} a ${to}: ninguna pregunta todavía`,
    chance: 'Probabilidad de tener menos que todos los demás',
    forget: 'Olvidarlo todo',
    forgetSure: 'Sí, olvidar',
    keep: 'Conservar',
  },
};
