import type { TalkWords } from '../talk-words.ts';

export const spanishTalk: TalkWords = {
  says: (name, line) => `${name}: ${line}`,
  lines: {
    hello: {
      sunny: ['¡Hola! ¡Qué bien lo pasaremos!', '¡Bien, a jugar!'],
      dry: ['Vale. No tenía otro plan.', 'En fin. Empecemos.'],
      bold: ['¡Cuidado, que llego yo!', 'Hoy gano yo. Quizás.'],
      gentle: ['¡Qué bonito, una partida!', '¡Suerte a todos!'],
    },
    'triplet-played': {
      sunny: ['¡Tres de golpe!', '¡Hala, un trío!'],
      dry: ['Tres iguales. Son cosas que pasan.', 'Un trío. Sin comentarios.'],
      bold: ['¡Ja! ¡Trío!', '¡Bum! ¡Tres iguales!'],
      gentle: ['Un trío. ¡Sin rencores!', 'Ay, tres iguales. ¡Perdón!'],
    },
    'triplet-suffered': {
      sunny: ['¿Otra carta? ¡Venga!', '¡Uy, gracias por la carta!'],
      dry: ['Una carta más. Estupendo.', 'Justo lo que me faltaba.'],
      bold: ['¡Bah, una más no es nada!', '¡Lo consigo igual!'],
      gentle: ['Ay, otra carta…', 'No pasa nada, todo irá bien.'],
    },
    'zero-turned': {
      sunny: ['¡Adiós, cerito!', '¡Hop, ahí se da la vuelta!'],
      dry: ['Mi cero. Era tan redondo.', 'Le tenía cariño a ese cero.'],
      bold: ['¡Eh, mi precioso cero!', '¡Ya encontraré otro!'],
      gentle: ['Adiós, querido cero.', 'Ay, mi cero…'],
    },
    'many-played': {
      sunny: ['¡Y adiós a todas!', '¡Hala, todas a volar!'],
      dry: ['Limpieza general.', 'Ya no las necesitaba.'],
      bold: ['¡Paso, todas fuera!', '¡Zas, y desaparecieron!'],
      gentle: ['Ah, así peso menos.', 'Cuánto sitio en mi mano.'],
    },
    knocked: {
      sunny: ['¡Toc, toc, toc!', '¡Qué nervios!'],
      dry: ['Toc. Ya está.', 'Golpeo. Porque sí.'],
      bold: ['¡Toc! ¡Ahora o nunca!', '¡Yo me atrevo!'],
      gentle: ['Golpeo, muy bajito.', '¿No será demasiado pronto?'],
    },
    'knock-heard': {
      sunny: ['¡Vaya, ya la última vuelta!', '¡Uy, qué emoción!'],
      dry: ['Ajá. Última vuelta.', 'Llaman a la puerta. ¡Adelante!'],
      bold: ['¡Qué valor! ¡Me gusta!', '¡Eso ya lo veremos!'],
      gentle: ['Ay, a pensarlo bien…', 'Toc, toc… es mi corazón.'],
    },
    'knock-right': {
      sunny: ['¡Hice bien en golpear!', '¡Justo en el momento bueno!'],
      dry: ['Golpear es un arte.', 'Pues mira. Funciona.'],
      bold: ['¡Golpear y ganar!', '¡Quien no arriesga no gana!'],
      gentle: ['Uf, era el momento.', 'Ay, qué alivio.'],
    },
    'knock-punished': {
      sunny: ['¡Golpeé muy pronto, ji, ji!', '¡Uy! ¡Salió mal!'],
      dry: ['Tenía que haber llamado al timbre.', 'Cinco puntos. De regalo.'],
      bold: ['¡Quien arriesga a veces pierde!', '¡Da igual, otra vez!'],
      gentle: ['La próxima vez esperaré más.', 'Me faltó paciencia.'],
    },
    praise: {
      sunny: ['¡Hala, bien jugado!', '¡Uy, qué bonita jugada!'],
      dry: ['No está mal. Nada mal.', 'Ya me gustaría tenerlas.'],
      bold: ['¡Respeto! ¡Pero espera y verás!', '¡Gran jugada!'],
      gentle: ['Qué bien jugado.', 'Muy bien, de verdad.'],
    },
    'only-zeros': {
      sunny: ['¡Solo ceros, yupi!'],
      dry: ['Solo ceros. Muy ordenado.'],
      bold: ['¡Ceros! ¡Hasta el último!'],
      gentle: ['Todo ceros. Qué suerte.'],
    },
    'round-won': {
      sunny: ['¡Cero puntos, viva!', '¡Que siga así!'],
      dry: ['Cero puntos. No está mal.', 'Cero. Mi número favorito.'],
      bold: ['¡Otra vez! ¡Otra vez!', '¡Cero! ¡Así se hace!'],
      gentle: ['¿Cero puntos? ¿Quién, yo?', 'He tenido suerte.'],
    },
    'game-won': {
      sunny: ['¡He ganado! ¡Venga, otra!', '¡Yupi, esta era mía!'],
      dry: ['He ganado. Qué emoción.', 'Pues parece que he sido yo.'],
      bold: ['¡Ya os lo decía!', '¿Quién quiere la revancha?'],
      gentle: ['Gracias por esta partida.', '¿He ganado? Qué bien.'],
    },
    'game-lost': {
      sunny: ['¡Felicidades! ¡Qué divertido!', '¡Bravo! ¿Jugamos otra?'],
      dry: ['Felicidades. Merecido, por cierto.', 'Bueno. He tenido días mejores.'],
      bold: ['¡La próxima vez te gano!', '¡Buena pelea! ¿Revancha?'],
      gentle: ['Te lo has ganado.', 'Felicidades, de corazón.'],
    },
    'came-last': {
      sunny: ['¡Último puesto, mejor vista!', '¡Cuántos puntos, todos para mí!'],
      dry: ['Juntar puntos se me da bien.', 'Contando desde atrás, he ganado.'],
      bold: ['¡Esta me la pagáis!', '¡Otra! ¡Esta no valía!'],
      gentle: ['Alguien tiene que ser último.', 'Lo importante es jugar.'],
    },
  },
};
