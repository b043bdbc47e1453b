import { counted, listed } from '../counted.ts';
import type { LeagueWords } from '../league-words.ts';
import type { Person } from '../person.ts';
import { spanishEvening } from './evening.ts';

const list = listed('es');
const games = counted('es', { one: 'partida', other: 'partidas' });
const points = counted('es', { one: 'punto', other: 'puntos' });
const won = counted('es', { one: 'ganada', other: 'ganadas' });
const people = counted('es', { one: 'persona', other: 'personas' });
const number = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });
const month = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const name = (person: Person, you = 'tú'): string => (person === 'you' ? you : person.name);
const times = (count: number): string => (count === 1 ? 'una vez' : `${count} veces`);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const QUARTERS = ['Invierno', 'Primavera', 'Verano', 'Otoño'] as const;

function range(from: number, to: number): string {
  if (from >= 0) return `entre ${number.format(from)} y ${number.format(to)} puntos menos por ronda`;
  if (to <= 0) return `entre ${number.format(-to)} y ${number.format(-from)} puntos más por ronda`;
  return `entre ${number.format(-from)} puntos más y ${number.format(to)} menos por ronda`;
}

export const spanishLeague: LeagueWords = {
  title: 'Ligas',
  list: {
    intro:
      'Una liga reúne vuestras partidas: en línea, en un solo dispositivo y con cartas de verdad. Basta un enlace, sin cuenta.',
    none: 'Todavía no hay ninguna liga. Crea una, o abre el enlace que alguien te mande.',
    fresh: 'Una liga nueva',
    name: 'Nombre de la liga',
    usualName: 'Nuestra liga',
    season: 'Temporada',
    seasons: { month: 'Mes', quarter: 'Trimestre', free: 'Libre' },
    seasonHints: {
      month: 'El primero de cada mes empieza una temporada nueva.',
      quarter: 'Cada tres meses empieza una temporada nueva.',
      free: 'Una temporada dura hasta que empieces la siguiente.',
    },
    make: 'Crear la liga',
    making: 'Un momento…',
    readIn: 'Traer una liga de un archivo',
    badFile: 'En este archivo no hay ninguna liga.',
    size: (members, played) => `${people(members)} · ${games(played)}`,
    unsent: (entries) => (entries === 1 ? '1 entrada sin enviar' : `${entries} entradas sin enviar`),
  },
  join: {
    who: '¿Quién eres?',
    hint: 'Así la liga puede mostrarte tus resultados.',
    new: 'Es mi primera vez aquí',
    look: 'Solo miro',
    join: 'Participar',
    change: '¿Otra persona?',
  },
  page: {
    standings: 'Clasificación',
    goodNews: 'Solo lo bueno',
    games,
    until: (date) => `hasta el ${date}`,
    season: (season) => {
      if (season.kind === 'month') return capital(month.format(Date.UTC(season.year, season.month - 1)));
      return season.kind === 'quarter'
        ? `${QUARTERS[season.quarter - 1] ?? ''} ${season.year}`
        : `Temporada ${season.number}`;
    },
    chooseSeason: 'Temporada',
    add: 'Añadir una partida',
    more: 'más puntos',
    fewer: 'menos puntos',
    form: 'Forma, diez últimas',
    formWon: 'diez últimas, ● ganada',
    won: 'ganada',
    wonOf: (wins, played) => `últimas partidas: ${won(wins)} de ${played}`,
    pairs: 'Quién contra quién, más veces delante',
    pair: (one, other, ahead, behind) =>
      `${name(one, 'Tú')} contra ${name(other, 'ti')}: ${ahead}\u00a0a\u00a0${behind}`,
    youToo: (own) => `${own}, tú`,
    empty: 'Jugad una vez y esto cobrará vida.',
    leads: (who) => (who === 'you' ? 'Vas en cabeza.' : `${who.name} va en cabeza.`),
    close: (close) => `${capital(list(close.map((who) => name(who))))}: empate técnico.`,
    open: (who, played) => `${name(who, 'Tú')}: solo ${games(played)}, todo por decidir.`,
    table: 'La clasificación en una tabla',
    columns: {
      name: 'Nombre',
      place: 'Puesto',
      points: 'Frente a la mesa',
      games: 'Partidas',
      wins: 'Ganadas',
      knocks: 'Golpes acertados',
      zeros: 'Solo ceros',
      triplets: 'Tríos',
    },
    places: (best, worst) => (best === worst ? `${best}.º` : `del ${best}.º al ${worst}.º`),
    range,
    fairShare: (wins, fair) => `${won(wins)}, parte justa: ${number.format(fair)}`,
    share: (part, whole) => `${part} de ${whole}`,
    numbers: 'En cifras',
    openTable: 'Abrir una mesa en línea',
  },
  records: {
    'lowest-game': { title: 'partida más baja', award: 'la mano ligera' },
    knocks: { title: 'golpes acertados', award: 'los nudillos seguros' },
    streak: { title: 'victorias seguidas', award: 'la racha ganadora' },
    triplets: { title: 'tríos', award: 'la suerte de los tríos' },
    zeros: { title: 'rondas con solo ceros', award: 'todo a cero' },
  },
  good: {
    'lowest-game': (fewest) => `tiene el récord: una partida entera con ${points(fewest)}.`,
    knocks: (right, knocks) =>
      `ha golpeado ${times(knocks)}, y ${right === knocks ? 'siempre' : times(right)} con acierto.`,
    streak: (wins) => `ha ganado ${games(wins)} seguidas.`,
    triplets: (count) => `es quien más tríos ha jugado: ${count}.`,
    zeros: (count) => `ha acabado una ronda con solo ceros, ${times(count)}.`,
    new: (played) => `acaba de empezar: ${games(played)}, y todo por delante.`,
    wins: (wins) => `ha ganado ${games(wins)}.`,
    'right-knocks': (right) => `ha golpeado con acierto, ${times(right)}.`,
    'own-zeros': (count) => `se ha quedado con solo ceros, ${times(count)}.`,
    'free-rounds': (rounds) => `ha terminado una ronda sin sumar puntos, ${times(rounds)}.`,
    played: (played) => `ha jugado ${games(played)}. Toda mesa necesita a alguien así.`,
    welcome: 'es de la liga. La primera partida está por llegar.',
    award: 'la buena compañía',
  },
  end: {
    title: 'Fin de la temporada',
    headline: (winners) =>
      winners.length === 1 && winners[0] === 'you'
        ? '¡Tu temporada!'
        : `${capital(list(winners.map((who) => name(who))))}: ¡qué temporada!`,
    note: (played, better) =>
      `${games(played)}. Al final, ${points(Math.round(better * 10) / 10)} menos por ronda que la mesa.`,
    narrowly: 'Por muy poco.',
    picture: 'Imagen',
    back: 'A la temporada actual',
  },
  results: {
    title: 'Todas las partidas',
    none: 'Todavía no hay ninguna partida.',
    corrected: 'corregida',
    withdrawn: 'retirada',
    unsent: 'sin enviar',
    sources: { online: 'en línea', device: 'en un dispositivo', sheet: 'con cartas de verdad' },
    wins: (own) => `${own} gana`,
    round: 'Ronda',
    total: 'Total',
    correct: 'Corregir',
    withdraw: 'Retirar',
    sure: 'Sí, retirarla',
    keep: 'Dejarla',
    undo: 'Deshacer',
    undone: 'deshecha',
  },
  add: {
    title: 'Añadir una partida',
    which: '¿Qué partida?',
    noGames: 'En este dispositivo no hay ninguna partida acabada. Juega una, o lleva una hoja de puntos.',
    device: 'Partidas en este dispositivo',
    sheets: 'Hojas de puntos',
    league: 'Añadir a una liga',
    who: '¿Quién se sentaba dónde?',
    guest: 'De visita',
    newMember: (own) => `${own}, por primera vez`,
    needsMember: 'Al menos una persona tiene que ser de la liga.',
    twice: (own) => `${own} solo puede ocupar un asiento.`,
    add: 'Añadir a la liga',
    save: 'Guardar la corrección',
    added: 'Está en la liga.',
    show: 'Mostrar la liga',
    already: 'Esta partida ya está en la liga.',
    knocked: 'Ha golpeado',
    nobody: 'nadie',
    sums: (round) => `Sumas de la ronda ${round}`,
    wrong: 'Los números no encajan: alguien tiene que llegar al límite en la última ronda, y no antes.',
  },
  settings: {
    title: 'Ajustes de la liga',
    onlyGood: 'Solo lo bueno',
    onlyGoodHint: 'Para todos: sin clasificación, pero con algo bueno de cada persona.',
    save: 'Guardar',
    members: 'Miembros',
    remove: (own) => `Quitar a ${own}`,
    removed: 'ya no está',
    link: 'El enlace de la liga',
    linkHint: 'Quien lo tiene puede leer, participar y añadir partidas.',
    message: (league) => `Nuestra liga «${league}» en Quando`,
    copyJson: 'Todo (JSON)',
    copyCsv: 'Para hojas de cálculo (CSV)',
    files: 'Para llevar',
    startSeason: 'Empezar la temporada siguiente',
    delete: 'Borrar la liga para siempre',
    deleteHint:
      'Todas las partidas y los nombres desaparecen del servidor, para todos. Guarda antes un archivo si quieres conservarlos.',
    deleteSure: 'Sí, borrarla para siempre',
    keep: 'No, conservarla',
    forget: 'Olvidarla en este dispositivo',
    forgetHint: 'La liga se queda donde está. Con el enlace la vuelves a encontrar.',
    forgetMakerHint:
      'Tú creaste esta liga. Si este dispositivo la olvida, nadie podrá ya ordenarla ni borrarla.',
  },
  evening: spanishEvening,
  states: {
    loading: 'La liga está en camino…',
    gone: 'Esta liga ya no existe',
    goneText: 'Quien la creó la ha borrado.',
    wrong: 'Aquí no hay ninguna liga',
    wrongText: 'El enlace no está completo, o la liga se ha borrado.',
    unreachable: 'No se puede llegar a la liga',
    unreachableText: 'Este dispositivo nunca la ha visto, y el servidor no contesta.',
    retry: 'Volver a intentarlo',
    offline: 'Sin conexión. Ves la liga como estaba; lo que añadas se enviará más tarde.',
    toLeagues: 'A mis ligas',
    tooMany: 'Demasiado de una vez. Prueba dentro de un minuto.',
    refused: 'La liga no lo ha aceptado. Recarga la página y prueba otra vez.',
    notYours: 'Solo puede hacerlo quien creó la liga o quien lo añadió.',
    notSaved: 'No se pudo guardar en este dispositivo. Prueba otra vez.',
  },
  columns: ['Fecha', 'Partida', 'Ronda', 'Nombre', 'Suma', 'Ha golpeado', 'Solo ceros', 'Puntos', 'Total'],
};
