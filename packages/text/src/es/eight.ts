import { counted } from '../counted.ts';
import type { EightWords } from '../eight-words.ts';

const points = counted('es', { one: 'punto', other: 'puntos' });
const number = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('es', { style: 'percent' });

const finishers = counted('es', { one: 'persona ha', other: 'personas han' });

function verdict(over: number): string {
  if (over === 0) return 'justo el par';
  return `${number.format(Math.abs(over))} ${over < 0 ? 'bajo' : 'sobre'} el par`;
}

export const spanishEight: EightWords = {
  title: 'Las ocho de hoy',
  weekTitle: 'Las ocho de la semana',
  clubTitle: 'Nuestras ocho',
  intro: 'Ocho rondas, las mismas cartas en todo el mundo.',
  clubIntro: 'Ocho rondas, las mismas cartas para quien tenga este enlace.',
  weekIntro: (players) => `Ocho rondas para ${players} personas, las mismas cartas para todas.`,
  legend: {
    fewer: 'muchos menos puntos que el par',
    par: 'par: un Maestro en tu sitio, con las mismas cartas',
    more: 'muchos más. A veces pasa.',
  },
  discs: {
    0: 'muchos más puntos que el par',
    1: 'más puntos que el par',
    2: 'el par',
    3: 'menos puntos que el par',
    4: 'muchos menos puntos que el par',
  },
  disc: (round, disc) => `Ronda ${round}: ${disc}`,
  discNext: (round) => `Ronda ${round}: sin jugar`,
  soFar: (rounds, over) =>
    over === 0
      ? `${rounds} de 8: los mismos puntos que el Maestro.`
      : `${rounds} de 8: ${points(Math.abs(over))} ${over < 0 ? 'menos' : 'más'} que el Maestro.`,
  minutes: (minutes) => `${minutes === 1 ? 'falta' : 'faltan unos'} ${minutes} min`,
  deal: (round) => `Empezar la ronda ${round}`,
  goOn: (round) => `Seguir con la ronda ${round}`,
  round: (round) => `Ronda ${round} de 8`,
  headline: (over) =>
    over === 0
      ? 'Justo el par'
      : over < 0
        ? `¡${Math.abs(over)} menos que el par!`
        : `${over} más que el par`,
  you: 'Tú',
  master: 'Maestro',
  masterHint: 'en tu sitio, las mismas cartas',
  masterPlays: 'sigue jugando…',
  points,
  together: 'Hasta ahora',
  sums: (own, par) => `tú ${own} · par ${par}`,
  verdict,
  toResult: 'Ver el resultado',
  summary: (own, par) => `${points(own)} en ocho rondas, el par era ${par}`,
  fewerPoints: 'menos puntos',
  morePoints: 'más puntos',
  par: 'Par',
  costliest: (round) => `La ronda ${round} fue la más cara`,
  masterWay: 'Mira cómo la jugó el Maestro',
  givesNothingAway: 'no desvela ninguna carta',
  onHonour: 'Jugado bajo palabra, sin clasificación',
  notCounted: 'Este intento no cuenta.',
  nextIn: (hours, minutes) => `las próximas ocho en ${hours > 0 ? `${hours} h` : `${minutes} min`}`,
  again: 'Jugar otra vez sin contar',
  share: 'Compartir el resultado',
  sharePicture: 'Compartir una imagen',
  copied: 'Copiado',
  sameCards: 'Mismas cartas:',
  pictured: (date) => `Las ocho del ${date}`,
  ahead: 'Estas ocho rondas aún no han empezado.',
  noMaster: 'Hay que descargar a los Maestros una vez, y ahora no hay conexión.',
  notSaved: 'No se pudo guardar en este dispositivo. Prueba otra vez.',
  tryAgain: 'Probar otra vez',
  ranked: {
    label: 'Con clasificación en este servidor',
    offer: 'Jugar con clasificación en este servidor',
    onHonour: 'Mejor jugar bajo palabra',
    finished: (people, mean) =>
      mean === undefined
        ? 'Nadie ha terminado todavía. Reparte el servidor, y tienes un solo intento.'
        : `Hasta ahora ${finishers(people)} terminado, con ${points(Math.round(mean * 10) / 10)} de media.`,
    betterThan: (share) => `Mejor que el ${percent.format(share / 100)} de los demás`,
    name: 'Nombre',
    sum: 'Puntos',
    nameless: 'Nombre borrado',
    secretLater: (when) => `Las cartas salen de un secreto que se publicará el ${when}.`,
    secretIs: 'Las cartas salieron de este secreto:',
    kept: 'Las cartas salieron de este secreto, prometido antes de la primera ronda:',
    broken: 'El secreto publicado no es el que se prometió antes de la primera ronda.',
    isVoid: 'La mesa de tu ronda se borró, así que este intento no se puede terminar.',
    refusals: {
      over: 'Estas ocho rondas no se pueden jugar ahora en este servidor.',
      full: 'Tanta gente juega estas ocho rondas que el servidor no admite a nadie más.',
      'too-many': 'Demasiado de una vez. Prueba dentro de un minuto.',
      unreachable: 'No se puede llegar al servidor. Allí se guardan tus rondas.',
    },
  },
  calendar: {
    title: 'Calendario',
    daysInARow: (days) => (days === 1 ? 'día seguido' : 'días seguidos'),
    restDays: 'Dos días libres por semana no rompen la racha.',
    newRow: 'Hoy empieza una nueva racha.',
    noneYet: 'Juega tus primeras ocho y empieza tu racha.',
    earlier: 'Mes anterior',
    later: 'Mes siguiente',
    today: 'hoy',
    rest: 'día libre',
    open: 'sin jugar',
    trend: 'Los últimos 30 días',
    mean: (over) => `${verdict(over)} de media`,
    pastHint: 'Puedes jugar días pasados. No cuentan.',
    play: (day) => `Jugar el ${day}`,
    look: (day) => `Ver el ${day}`,
  },
  comparison: {
    title: 'Lado a lado',
    dealt: 'Reparto',
    hand: 'Al final',
    verbs: {
      play: 'juega',
      draw: 'debe robar',
      flip: 'da la vuelta a un cero',
      knock: 'golpea',
      pass: 'pasa',
    },
    drew: { up: 'toma el lado visible', down: 'toma el lado oculto' },
    cards: (numbers) => `cartas ${numbers}`,
    over: 'Ronda terminada',
    replayOwn: 'Ver tu ronda',
    replayMaster: 'Ver al Maestro',
    review: '¿Dónde se perdieron puntos?',
  },
  weeks: {
    title: 'Las ocho de la semana',
    hint: 'La misma idea con otro número de personas, nueva cada lunes.',
    players: (players) => `para ${players}`,
  },
  club: {
    title: 'Tus propias ocho',
    hint: 'Para un club o la familia: quien tenga el enlace juega las mismas cartas, y luego comparáis.',
    make: 'Crear un enlace',
    invite: 'Compartir el enlace',
    invitation: 'Juega las mismas ocho rondas de Quando que yo:',
    fault: 'Este enlace está incompleto.',
  },
};
