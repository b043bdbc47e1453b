import type { AppWords } from '../app-words.ts';
import { counted, listed } from '../counted.ts';
import { penaltySum } from '../penalty-sum.ts';
import type { Person } from '../person.ts';

const PLAYERS = ['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

const list = listed('es');
const rounds = counted('es', { one: 'ronda', other: 'rondas' });
const pointsOf = counted('es', { one: 'punto', other: 'puntos' });
const games = counted('es', { one: 'partida más', other: 'partidas más' });

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Spanish needs no word for "you": the verb says it. */
const does = (who: Person, you: string, other: string): string =>
  who === 'you' ? capitalised(you) : `${who.name} ${other}`;

/** A list of people, with a word for the reader. */
const named = (who: readonly Person[], you: string): string =>
  list(who.map((person) => (person === 'you' ? you : person.name)));

/** The verb for one, for "vosotros", and for several others. */
type Verb = {
  readonly you: string;
  readonly one: string;
  readonly youAll: string;
  readonly they: string;
};

const together = (who: readonly Person[], verb: Verb): string => {
  if (who.length === 1) return does(who[0]!, verb.you, verb.one);
  const others = who.flatMap((person) => (person === 'you' ? [] : [person.name]));
  if (who.includes('you')) return `${list([...others, 'tú'])} ${verb.youAll}`;
  return `${list(others)} ${verb.they}`;
};

const wins: Verb = { you: 'ganas', one: 'gana', youAll: 'ganáis', they: 'ganan' };
const hasWon: Verb = { you: 'has ganado', one: 'ha ganado', youAll: 'habéis ganado', they: 'han ganado' };
const leads: Verb = {
  you: 'vas en cabeza',
  one: 'va en cabeza',
  youAll: 'vais en cabeza',
  they: 'van en cabeza',
};

export const spanishApp: AppWords = {
  you: 'Tú',
  back: 'Atrás',
  close: 'Cerrar',
  menu: 'Menú',
  language: 'Idioma',
  privacy: 'Privacidad',
  replay: 'Volver a ver',
  review: 'Análisis',
  start: {
    title: 'Quando, el juego de cartas con dos números en cada carta',
    motto: 'Cada carta tiene dos números. Tú solo ves uno.',
    playNow: 'Jugar ya',
    turnCards: 'Dar la vuelta a las cartas',
    turnHint: 'Toca las cartas: detrás hay otros números.',
    learnTime: 'tres minutos',
    eight: 'Las ocho de hoy',
    eightPlayed: (played) => `${played} de 8 ${played === 1 ? 'jugada' : 'jugadas'}`,
    dayTitle: 'La pregunta del día',
    dayAnswered: 'Respondida hoy',
    dayQuestion: '¿Golpear ahora?',
    daysInARow: (count) => (count === 1 ? 'día seguido' : 'días seguidos'),
    more: 'Más: rivales, hoja de puntos, reglas',
    opponents: 'Elegir rivales',
    opponentsHint: 'De uno a cinco ordenadores',
    pass: 'Pasarse el dispositivo',
    passHint: 'Un dispositivo para todos',
    sheet: 'Hoja de puntos',
    leagues: 'Ligas',
    trainer: '¿Cuándo golpear?',
    learn: 'Aprender a jugar',
    rules: 'Las reglas',
    together: 'Jugar juntos',
    togetherHint: 'Con amigos, cada uno en su dispositivo',
    tablesWait: (count) => (count === 1 ? 'Una mesa te espera' : `${count} mesas te esperan`),
    toDay: 'Cambiar a día',
    toNight: 'Cambiar a noche',
  },
  setup: {
    title: 'Tu mesa',
    who: '¿Contra quién juegas?',
    passWho: '¿Quién juega?',
    person: 'juega aquí',
    computer: (level) => `ordenador, ${level}`,
    levels: {
      beginner: 'fácil',
      casual: 'tranquilo',
      sharp: 'listo',
      strong: 'fuerte',
      master: 'maestro',
    },
    levelHints: {
      beginner: 'se deshace de los números altos y olvida mucho',
      casual: 'mira sobre todo su propia mano',
      sharp: 'piensa por adelantado, pero a veces falla',
      strong: 'lo recuerda todo y rara vez falla',
      master: 'aprendió de millones de partidas',
    },
    habits: {
      knocker: (name) => `${name} golpea pronto, aunque sea un riesgo.`,
      waiter: (name) => `${name} prefiere esperar a golpear.`,
      hoarder: (name) => `${name} guarda las parejas y espera un trío.`,
      sweeper: (name) => `${name} suele jugar muchas cartas a la vez.`,
      gambler: (name) => `${name} suele tomar el lado que nadie ha visto.`,
      counter: (name) => `${name} recuerda cada lado que estuvo a la vista.`,
      none: (name) => `${name} no tiene costumbres que se noten.`,
    },
    masterHint:
      'El maestro ha jugado millones de partidas contra sí mismo. Eso sí, aún no sabe sujetar las cartas. Se descarga una sola vez (1 MB) y se queda aquí.',
    masterComing: 'El maestro está en camino…',
    noMaster:
      'El maestro todavía no está en este dispositivo y ahora no se puede descargar. Conéctate una vez o elige otro nivel.',
    level: 'Su nivel',
    addComputer: 'Añadir un ordenador',
    addPerson: 'Añadir a alguien',
    change: (name) => `Cambiar a ${name}`,
    changeYou: 'Cambiar tu aspecto',
    remove: (name) => `Quitar a ${name} de la mesa`,
    name: 'Nombre',
    avatar: 'Personaje',
    avatars: {
      round: 'redondo',
      bean: 'alubia',
      tall: 'alto',
      drop: 'gota',
      block: 'bloque',
      cloud: 'nube',
    },
    sameName: 'Dos se llaman igual. Puede confundir.',
    target: 'La partida acaba en',
    targetHint: 'En cuanto alguien tenga esos puntos. Gana quien tenga menos.',
    forTwo: 'Para dos, 40 va bien.',
    begin: (players) => `Empezar con ${PLAYERS[players]}`,
    nameless: (place) => `Persona ${place}`,
  },
  games: {
    title: 'Tus partidas',
    back: 'Volver a tu partida',
    more: games,
    none: 'Aquí todavía no ha empezado ninguna partida.',
    underWay: 'En curso',
    finished: 'Terminadas',
    remove: 'Quitar',
    removeSure: 'Sí, quitarla',
    keep: 'Conservar',
    round: (round) => `Ronda ${round}`,
    turn: (who) => (who === 'you' ? 'te toca' : `le toca a ${who.name}`),
    betweenRounds: 'la ronda ha terminado',
    leads: (who) => `${together(who, leads)}.`,
    won: (who) => `${together(who, hasWon)}.`,
  },
  handover: {
    pass: (name) => `Ahora, ${name}`,
    hidden: 'Todas las cartas están ocultas. Nadie las ve hasta que toques la pantalla.',
    iAm: (name) => `Soy ${name}`,
    since: 'Desde la última vez',
    toCards: 'Ver mis cartas',
    passOn: (name) => `Pasar a ${name}`,
  },
  game: {
    round: (round) => `Ronda ${round}`,
    target: (target) => `hasta ${target} puntos`,
    rounds,
    points: { title: 'Puntos por ronda', total: 'Total' },
    log: 'Qué ha pasado',
    logEmpty: 'En esta ronda aún no ha pasado nada.',
    missed: 'Mientras no estabas',
    toTable: 'Volver a la mesa',
    toStart: 'Dejar la mesa',
    hurry: 'No esperar',
    hint: '¿Tú qué harías?',
    opening: 'Ponemos la mesa',
    gone: 'No encontramos esta partida',
    goneText: 'Se quitó, o se jugó en otro dispositivo.',
    elsewhere: 'Estás jugando en otra pestaña',
    elsewhereText: 'Una partida se juega en una sola pestaña a la vez.',
    playHere: 'Jugar aquí',
    outOfDate: 'La partida ya ha avanzado. Así está ahora.',
    notKept: 'Esta jugada no se pudo guardar, así que no cuenta. Prueba otra vez.',
  },
  reveal: {
    title: (round) => `La ronda ${round} ha terminado`,
    faster: 'Más rápido',
    again: 'Ver otra vez',
    deal: (round) => `Pasar a la ronda ${round}`,
    toResult: '¿Quién gana?',
    later: 'después de las últimas cartas',
    dealt: (who, round) =>
      `La ronda ${round} ha empezado. ${who === 'you' ? 'Te toca' : `Le toca a ${who.name}`}.`,
    toGame: 'A la mesa',
    total: 'Total',
    knocked: (who) => (who === 'you' ? 'has golpeado' : 'ha golpeado'),
    sum: 'Suma',
    points: 'Puntos',
    hand: (name, reckoning) => `${name}: ${reckoning}`,
    lowestYet: 'la más baja hasta ahora',
    penalty: { 'knocker-tied': 'empate: + 5', 'knocker-beaten': 'demasiado: + 5' },
    below: (sum) => `hace falta menos de ${sum}`,
    question: (who) => `¿Alguien tiene tan poco como ${who === 'you' ? 'tú' : who.name}?`,
    why: {
      zeros: (who) =>
        `${who === 'you' ? 'Solo te quedaban' : `A ${who.name} solo le quedaban`} ceros. La ronda acaba al momento.`,
      lowest: (who, sum) => `La suma más baja es ${sum}: ${named(who, 'tú')}.`,
      alone: (who) => `${does(who, 'has', 'ha')} golpeado, y nadie más la tiene.`,
      tied: (who, sum, points) =>
        `${does(who, 'has', 'ha')} golpeado, pero alguien más la tiene: 5 puntos de penalización más, ${penaltySum(sum, points)}.`,
      beaten: (who, sum, points) =>
        `${does(who, 'has', 'ha')} golpeado sin tenerla: 5 puntos de penalización más, ${penaltySum(sum, points)}.`,
      zero: (who) => `0 puntos para ${named(who, 'ti')}.`,
      others: 'Para todos los demás cuenta la suma.',
    },
    knockRight: (who) => `¡${does(who, 'has', 'ha')} golpeado en el momento justo!`,
    knockTied: (who) => `Empate. ¡${does(who, 'has', 'ha')} golpeado demasiado pronto!`,
    knockBeaten: (who) => `Alguien tiene menos. ¡${does(who, 'has', 'ha')} golpeado demasiado pronto!`,
    zeros: (who) => `¡Solo ceros! ${does(who, 'acabas', 'acaba')} la ronda.`,
  },
  end: {
    title: (count) => `Después de ${rounds(count)}`,
    won: (who) => `¡${together(who, wins)}!`,
    with: (points) => `Con ${pointsOf(points)}, menos que nadie.`,
    withEach: (points) => `Con ${pointsOf(points)} por persona.`,
    chart: 'Totales por ronda',
    ends: (target) => `La partida acaba en ${target}`,
    reached: (who, target) => `${who === 'you' ? 'has' : 'ha'} llegado a ${target}`,
    round: 'Ronda',
    lastRound: 'Las últimas cartas',
    again: 'Otra partida',
    memoryHelp: {
      title: 'Tu memoria ha tenido ayuda',
      text: 'Las pestañas de las cartas muestran lados que ya has visto. ¿Las dejas?',
      keep: 'Dejar las pestañas',
      without: 'Jugar sin ellas',
      kept: 'Las pestañas se quedan. Puedes cambiarlo en los ajustes.',
      gone: 'Ya no hay pestañas. Los ajustes las recuperan.',
    },
  },
  settings: {
    title: 'Ajustes',
    groups: { room: 'Aspecto e idioma', loud: 'Sonido y vibración', table: 'En la mesa', hand: 'Tus cartas' },
    theme: 'Día o noche',
    themes: { system: 'como el sistema', day: 'día', night: 'noche' },
    browserLanguage: 'como el navegador',
    sounds: 'Sonidos',
    speech: 'Anunciar en voz alta',
    speechHint: 'Una voz dice a quién le toca, quién golpea y cuándo hay un trío.',
    vibration: 'Vibración',
    motion: 'Animaciones',
    motions: { system: 'como el sistema', full: 'completas', reduced: 'tranquilas' },
    speed: 'Ritmo',
    speeds: { slow: 'lento', normal: 'normal', fast: 'rápido', instant: 'al instante' },
    confirmations: 'Preguntar antes',
    confirmationsHint: 'Un toque más antes de jugar, dar la vuelta o golpear.',
    cardSize: 'Tamaño de las cartas',
    cardSizes: { normal: 'normal', large: 'grande' },
    sortHand: 'Orden de tu mano',
    sortings: { number: 'por número', drawn: 'por orden de robo' },
    botTalk: 'Los ordenadores charlan',
    botTalkHint: 'De vez en cuando dicen algo. Nunca delatan una carta.',
    leftHanded: 'Para la mano izquierda',
    leftHandedHint: 'El botón principal pasa a la izquierda.',
    memoryHelp: 'Ayudar a mi memoria',
    memoryHelpHint: 'Las cartas muestran también los lados que ya has visto.',
  },
  help: {
    title: 'Ayuda y teclado',
    withoutKeys: 'Ayuda',
    rules: 'El juego en pocas palabras',
    keys: 'Teclado',
    keysHint: 'Todo funciona también sin ratón.',
    actions: {
      move: 'ir de carta en carta',
      select: 'elegir una carta por su lugar',
      play: 'hacer lo que dice el botón principal',
      takeUp: 'tomar el lado visible',
      turnOver: 'dar la vuelta a la carta y tomarla',
      zero: 'ir al siguiente cero que puedes girar',
      knock: 'golpear',
      pass: 'pasar en la última vuelta',
      clear: 'dejar las cartas elegidas',
      log: 'mostrar qué ha pasado',
      help: 'mostrar esta página',
    },
    keyNames: { escape: 'Esc', arrows: 'Flechas' },
    aboutTitle: 'Quién creó este juego',
    credits:
      'Quando es un juego de Jannik Walter y Reinhard Staupe, con ilustraciones de Oliver & Sandra Freudenreich, publicado por KENDi. Esta app es un proyecto de aficionados, independiente de la editorial. Con las cartas de verdad es aún más divertido.',
  },
  notices: {
    install: 'Pon Quando en tu pantalla de inicio. También funciona sin conexión.',
    installNow: 'Instalar',
    installByHand: {
      why: 'Safari olvida tus partidas tras siete días sin visitas. En tu pantalla de inicio se quedan.',
      steps: ['Toca «Compartir»', 'Elige «Añadir a pantalla de inicio»', 'Abre Quando allí'],
    },
    later: 'Ahora no',
    update: 'Hay una versión nueva.',
    updateNow: 'Actualizar',
    understood: 'De acuerdo',
    damaged: 'No se pudo leer una partida guardada. Está apartada; todo lo demás está bien.',
    unavailable: 'Este navegador no guarda nada. Las partidas duran hasta que cierres la página.',
    masterAway:
      'El maestro no ha podido venir. Un ordenador fuerte ocupa su lugar hasta que abras esta partida con conexión.',
    broken: 'Se nos ha caído una carta. Tus partidas están a salvo.',
    unloaded: 'No se ha podido cargar todo. Comprueba la conexión e inténtalo de nuevo.',
    reload: 'Recargar',
  },
  lost: {
    title: 'Aquí no hay mesa',
    text: 'Esta dirección lleva a un rincón vacío de la sala. Quizá falte un trozo del enlace.',
    toStart: 'Volver al inicio',
    noServer:
      'Esta copia de Quando consta solo de archivos y no tiene servidor para mesas en línea. Todo lo demás funciona, también sin internet.',
  },
};
