import type { TutorialWords } from '../tutorial-words.ts';

export const spanishTutorial: TutorialWords = {
  title: 'Aprender a jugar',
  intro: 'Ocho mesas pequeñas, tres minutos. Nada puede salir mal.',
  begin: 'Empezamos',
  goOn: 'Seguir donde lo dejaste',
  done: '¡Ya sabes jugar!',
  finished: 'No hay más reglas. Es hora de una mesa de verdad.',
  helped: 'En tus primeras partidas, unas pestañas en las cartas te ayudan a recordar.',
  play: 'Jugar ya',
  firstGame: 'Jugar tu primera partida',
  rules: 'Leer las reglas',
  learnt: 'logrado',
  place: (chapter, of) => `${chapter} de ${of}`,
  next: (title) => `Siguiente: ${title}`,
  toChapters: 'Todos los capítulos',
  finish: 'Listo',
  guide: 'Qué hay que hacer',
  chapters: {
    sides: {
      title: 'Frente y dorso',
      you: {
        title: 'Esto lo ves tú.',
        text: 'Tus frentes. Para ti solo cuentan ellos.',
      },
      mila: {
        title: 'Esto lo ve Mila.',
        text: 'Las mismas cinco cartas por detrás: otros números, y no cuentan.',
      },
      few: {
        title: 'Gana quien tiene menos puntos.',
        text: 'Cuenta lo que te queda en la mano. Si alguien llega a 50, se acaba la partida.',
      },
      yourEyes: 'Tus ojos',
      milasEyes: 'Los ojos de Mila',
      milasBacks: 'Los dorsos de Mila: tú los ves, ella no.',
      yours: 'tu',
      isToHer: 'para ella es un',
      nobodyWalks: 'En una partida nadie da la vuelta. Solo conoces tus dorsos si los recuerdas.',
      fewer: 'Tú tienes menos',
      soZero: 'así que apuntas 0',
      toMila: 'Dar la vuelta hasta Mila',
      toYou: 'Volver a mi sitio',
      goOn: 'Ahora, robar una carta',
      card: (place, front) => `tu carta ${place}: frente ${front}`,
      milaSees: (back) => `Mila ve ${back}`,
    },
    draw: {
      title: 'Robar: dos lados',
      steps: [
        {
          ask: 'Primero juega tu 9.',
          mistake: 'Primero el 9, que cuenta más.',
        },
        {
          ask: 'Un 8 es mucho. Atrévete: dale la vuelta.',
          mistake: 'El 8 contaría 8. Esta vez dale la vuelta.',
          why: '¡Solo un 1! El 8 está ahora en el dorso.',
        },
      ],
    },
    same: {
      title: 'Números iguales',
      steps: [
        {
          ask: 'Los números iguales se juegan juntos: juega los dos 9.',
          mistake: 'Está permitido. Pero los dos 9 a la vez es mejor.',
        },
        {
          ask: 'Roba el lado que quieras.',
          mistake: 'Ahora toca robar.',
          why: 'Quien ha jugado roba siempre exactamente una carta.',
        },
      ],
    },
    straight: {
      title: 'Una escalera',
      steps: [
        {
          ask: 'Tres números seguidos son una escalera: juega 6, 7 y 8.',
          mistake: 'También valdría. Prueba con los tres: 6, 7 y 8.',
          why: 'Siempre exactamente tres.',
        },
        {
          ask: 'Un 0 no cuesta nada. Tómalo.',
          mistake: 'No hay nada mejor que un 0. Tómalo tal como está.',
        },
      ],
    },
    triplet: {
      title: 'El trío de números',
      steps: [
        {
          ask: 'Exactamente tres números iguales son un trío de números. Juega tus 8.',
          mistake: 'Tienen que ser exactamente tres. Toca los tres 8.',
          why: '¡Acción de castigo para todos los demás! Pero primero robas tú.',
        },
        {
          ask: 'Roba y después mira a los demás.',
          mistake: 'Ahora toca robar.',
          why: 'Mila tiene que dar la vuelta a un cero. Jonas no tiene y roba.',
        },
        {
          ask: 'Jonas juega tres 4. Quien tiene ceros da la vuelta a uno. Tú eliges cuál.',
          mistake: 'Después de un trío se da la vuelta a un cero. Elige uno de los tuyos.',
          why: 'Ahora cuenta lo que estaba en el dorso.',
        },
      ],
    },
    zeros: {
      title: 'Solo ceros',
      steps: [
        {
          ask: 'Tres 9 y dos ceros: juega los 9.',
          mistake: 'Guarda tus ceros. Juega los tres 9.',
        },
        {
          ask: 'Toma el 0.',
          mistake: 'Toma el 0 y solo tendrás ceros.',
          why: 'Solo ceros: la ronda acaba al momento, sin castigo.',
        },
      ],
    },
    knock: {
      title: '¿Cuándo golpear?',
      steps: [
        {
          ask: 'Se puede golpear cuando todos han jugado dos veces. Juega 3, 4 y 5.',
          mistake: 'Quieres bajar deprisa. Juega 3, 4 y 5 juntos.',
        },
        {
          ask: 'Toma el 1. Después juega Mila.',
          mistake: 'Un 1 está bien. Tómalo tal como está.',
        },
        {
          ask: 'Solo tienes 2 puntos, Mila tiene muchas cartas. Golpea.',
          mistake: 'Es difícil tener menos de 2. Golpea ahora.',
          meanwhile: 'Última vuelta: a Mila le queda un turno. Después se enseñan las cartas.',
          why: 'Solo tú tienes tan poco: 0 puntos para ti. Mila recibe su suma.',
        },
      ],
    },
    tie: {
      title: 'Golpear es un riesgo',
      steps: [
        {
          ask: 'Tienes 4 puntos, y Mila tiene tan pocas cartas como tú. Golpea igualmente.',
          mistake: 'Aquí puedes arriesgar. Golpea.',
          meanwhile: 'Mila puede jugar otra vez, o pasar y quedarse con su mano.',
          why: 'Mila también tiene 4. Con empate paga quien golpea: 4 + 5 = 9. Mila recibe 0.',
        },
      ],
    },
  },
};
