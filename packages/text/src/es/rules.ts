import type { RulesWords } from '../rules-words.ts';

export const spanishRules: RulesWords = {
  title: 'Las reglas',
  intro: 'Todas las reglas de Quando. De 2 a 6 jugadores, desde 8 años, unos 20 minutos.',
  contents: 'Índice',
  print: 'Imprimir en dos páginas',
  all: 'Todas las reglas',
  tutorial: 'Aprender jugando',
  sections: {
    aim: {
      title: 'De qué se trata',
      lines: [
        'Líbrate de cartas, sobre todo de los números altos. Lo que te queda en la mano al final de una ronda cuenta como puntos; solo quien tiene menos recibe 0. Al final de la partida gana quien tiene menos puntos.',
        'La gracia: cada carta tiene dos números y tú solo ves uno. El otro lo ven todos los demás.',
      ],
    },
    cards: {
      title: 'Las cartas',
      lines: [
        'Hay 55 cartas. Cada una tiene dos números distintos del 0 al 10, uno en cada lado.',
        'Cada pareja de números existe una sola vez, así que cada número está en diez cartas. Los colores solo ayudan a distinguir los números.',
      ],
    },
    sides: {
      title: 'Frente y dorso',
      lines: [
        'El frente de tu carta es el lado que ves tú. Es el que cuenta. El dorso es el lado que ven todos los demás.',
        'No mires nunca el dorso de tus cartas ni el frente de las de los demás.',
        'Puedes recordarlo todo: el número que has girado hacia los demás, las cartas jugadas y su orden.',
      ],
    },
    deal: {
      title: 'Antes de una ronda',
      lines: [
        'Barajad bien, dando la vuelta a algunas cartas de vez en cuando. Quién reparte primero se echa a suertes; después de cada ronda reparte el siguiente, en el sentido del reloj.',
        'Se reparten de una en una, empezando por la izquierda de quien reparte: 7 a cada uno con 4 a 6 jugadores, 8 a cada uno con 2 o 3. Tomadlas como cartas normales: el lado que estaba arriba pasa a ser el dorso.',
        'Las demás cartas son el mazo; de la carta de arriba todos ven un lado. Empieza quien se sienta a la izquierda de quien ha repartido, y se sigue en el sentido del reloj.',
      ],
    },
    turn: {
      title: 'Tu turno',
      lines: [
        'Primero juegas cartas: números iguales o una escalera. Van a los descartes con el frente hacia arriba. Después robas una carta.',
        'O bien golpeas, en cuanto esté permitido.',
      ],
    },
    same: {
      title: 'Números iguales',
      lines: ['Juega una carta, o cuantas quieras cuyo frente muestre el mismo número.'],
    },
    straight: {
      title: 'Una escalera',
      lines: [
        'Juega exactamente tres cartas con números seguidos, por ejemplo 4, 5 y 6. Nunca dos, nunca cuatro, y después del 10 no se sigue con el 0.',
      ],
    },
    draw: {
      title: 'Robar',
      lines: [
        'Toma la carta de arriba del mazo y elige qué lado mira hacia ti: el lado visible, o el lado oculto que está debajo.',
        'Elige antes de ver el lado oculto. No hay vuelta atrás.',
        'Quien ha jugado roba siempre exactamente una carta: al final de un turno, ninguna mano está vacía. Con cartas de verdad, recordádselo a quien lo olvide.',
      ],
    },
    triplet: {
      title: 'El trío de números',
      lines: [
        'Exactamente tres cartas con el mismo número son un trío de números, también tres ceros. Dos no lo son, y cuatro tampoco; pero si tienes cuatro, puedes jugar solo tres.',
        'Con cartas de verdad, anúncialo en voz alta para que nadie se lo pierda. Robas como siempre. Después, cada uno de los demás tiene una acción de castigo, en el sentido del reloj, empezando por tu izquierda:',
      ],
      either: [
        'Quien tiene ceros debe dar la vuelta a uno solo, a su elección, pero sin mirar antes. Su dorso pasa a ser el frente, y cuenta.',
        'Quien no tiene ceros roba una carta y elige el lado.',
      ],
      example:
        'Mila juega tres 8 y roba. Jonas tiene dos ceros y da la vuelta a uno. Ruth no tiene ninguno y roba una carta. Después le toca a Jonas.',
    },
    knock: {
      title: 'Golpear y la última vuelta',
      lines: [
        'Una ronda acaba de dos maneras: alguien golpea, o a alguien solo le quedan ceros.',
        '¿Crees que tienes menos que nadie? En tu turno, en lugar de jugar y robar, golpea la mesa y di «última vuelta». Está permitido en cuanto todos han jugado al menos dos veces en esta ronda.',
        'Todos los demás tienen exactamente un turno más, tú no, y nadie puede volver a golpear. Después la ronda termina.',
        'En la última vuelta, y solo entonces, también se puede pasar: «paso» quiere decir no jugar nada y no robar nada.',
        'Los tríos cuentan también en la última vuelta, incluso en el último turno de todos. Afectan a todos los demás, también a quien ha golpeado.',
        '«Quando» significa «cuándo» en italiano: toda la cuestión es cuándo golpear.',
      ],
    },
    zeros: {
      title: 'Solo ceros',
      lines: [
        'Si después de jugar y robar solo te quedan ceros, no importa cuántos, enséñalos: la ronda acaba al momento, también en la última vuelta. Y si acabas de jugar un trío, nadie tiene que hacer nada.',
      ],
    },
    pile: {
      title: 'Cuando se acaba el mazo',
      lines: [
        'En cuanto se roba la última carta, se da la vuelta a todos los descartes, que pasan a ser el nuevo mazo. No se baraja. Arriba está ahora la carta que se jugó primero, y muestra su dorso.',
      ],
    },
    score: {
      title: 'Contar los puntos',
      lines: [
        'Todos suman los frentes de su mano. La suma más baja recibe 0 puntos, aunque la tengan varios. Los demás reciben su suma.',
        'Quien ha golpeado debe tener la suma más baja, sin empate. Si no, recibe su suma y 5 puntos de penalización más.',
      ],
    },
    end: {
      title: 'El final de la partida',
      lines: [
        'Se juegan rondas hasta que alguien tiene 50 puntos o más. Entre dos es mejor parar en 40; cada mesa puede acordar otro número.',
        'Gana quien tiene menos puntos. Si varios empatan, ganan todos ellos.',
      ],
    },
    answers: { title: 'Los errores más comunes', lines: [] },
    rulings: {
      title: 'Así lo jugamos',
      lines: ['Las reglas impresas dejan abiertas algunas preguntas. Estas son nuestras respuestas.'],
    },
  },
  captions: {
    oneSide: 'un lado',
    otherSide: 'el otro lado',
    yourFronts: 'Tú ves el frente',
    yourBacks: 'Los demás ven el dorso',
    single: 'una carta',
    pair: 'dos',
    four: 'o más',
    straight: 'tres seguidas',
    tooShort: 'faltan cartas',
    noWrap: 'no más allá del 10',
    visible: 'el lado visible…',
    hidden: '…o el oculto',
    triplet: 'un trío de números',
    zeroBefore: 'Tu cero…',
    zeroAfter: '…se da la vuelta',
    ninesPlayed: 'jugadas: un trío',
    zerosLeft: 'un cero guardado, otro robado: ¡fin!',
    playedFirst: 'jugada primero',
    onTop: 'arriba: su dorso',
  },
  examples: {
    alone: 'Mila ha golpeado y tiene la suma más baja, sin empate.',
    tied: 'Mila ha golpeado, pero Jonas tiene la misma suma.',
    name: 'Quién',
    sum: 'Suma',
    points: 'Puntos',
    knocked: 'ha golpeado',
  },
  answers: {
    zero: {
      question: 'Me afecta un trío y tengo ceros. ¿Puedo robar en su lugar?',
      answer: 'No. Quien tiene ceros da la vuelta a uno. Solo roba quien no tiene ninguno.',
    },
    tied: {
      question: 'He golpeado y alguien tiene la misma suma. ¿Recibo 0?',
      answer: 'No, recibes tu suma y 5 más. Quien tiene lo mismo recibe 0.',
    },
    drawFirst: {
      question: 'He jugado y solo me quedan ceros. ¿Se acabó?',
      answer: 'Todavía no: primero se roba. Se acaba si entonces sigues teniendo solo ceros.',
    },
    skipDraw: {
      question: '¿Puedo jugar sin robar?',
      answer: 'No. Quien juega roba, también en la última vuelta.',
    },
    pass: {
      question: 'No quiero jugar nada. ¿Puedo pasar?',
      answer:
        'Solo en la última vuelta, y entonces aunque pudieras jugar. Antes juegas cada vez al menos una carta.',
    },
  },
  rulings: {
    order: {
      question: '¿Puedo ordenar mi mano?',
      answer:
        'En tu pantalla, sí. Los demás ven tus cartas en el orden en que las tomaste, y un cero girado se queda en su lugar.',
    },
    together: {
      question: '¿En qué orden quedan las cartas que se juegan juntas?',
      answer: 'Una escalera con el número más bajo debajo, los números iguales en el orden de la mano.',
    },
    noCard: {
      question: '¿Y si ya no queda ninguna carta para robar?',
      answer:
        'Después de un trío, entonces no se roba. En tu propio turno se da la vuelta a las cartas que acabas de jugar y robas una de ellas.',
    },
    whenTurned: {
      question: '¿Cuándo se da la vuelta exactamente a los descartes?',
      answer: 'En el momento en que se acaba el mazo, incluso en medio de las acciones de castigo.',
    },
    twice: {
      question: '¿Qué quiere decir «jugado dos veces»?',
      answer: 'Todos han jugado cartas al menos dos veces en esta ronda, también quien golpea.',
    },
    knockThenZeros: {
      question: '¿Alguien golpea y después a otro solo le quedan ceros?',
      answer: 'Quien ha golpeado no tiene la suma más baja y recibe los 5 puntos.',
    },
    dealtZeros: {
      question: '¿Y si me reparten solo ceros?',
      answer: 'La ronda sigue. Primero tienes que jugar y robar.',
    },
    onlyZero: {
      question: '¿Un trío, y tengo varios ceros?',
      answer: 'Das la vuelta a uno solo, y eliges cuál. Si solo tienes uno, es ese.',
    },
    ownBacks: {
      question: '¿Veo el dorso de mis cartas mientras se reparten?',
      answer: 'No. Tómalas enseguida, sin mirar.',
    },
    memory: {
      question: '¿Qué puedo saber del mazo al que se ha dado la vuelta?',
      answer: 'Todo lo que has visto: los números jugados, su orden y el dorso de las cartas de los demás.',
    },
    endless: {
      question: '¿Y si nadie acaba la ronda?',
      answer: 'Puede durar lo que queráis. Una partida abandonada no la gana nadie.',
    },
  },
};
