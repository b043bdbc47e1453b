import { counted } from '../counted.ts';
import type { PrivacyWords } from '../privacy-words.ts';

const days = counted('es', { one: 'día', other: 'días' });
const tables = counted('es', { one: 'mesa', other: 'mesas' });

export const spanishPrivacy: PrivacyWords = {
  title: 'Privacidad',
  device: {
    title: 'En este dispositivo',
    lines: [
      'Los ajustes, las partidas en este dispositivo, las hojas de puntos y tu entrenamiento se quedan aquí. Ningún servidor los recibe.',
      'Para jugar en línea, el dispositivo guarda tu nombre, la lista de tus mesas y una clave para cada asiento.',
      'Todo eso se queda hasta que lo borres aquí o borres los datos de este sitio en tu navegador.',
    ],
  },
  server: {
    title: 'En el servidor',
    lines: [
      'Guarda lo que haces en línea: tu nombre y tu personaje en cada mesa, qué se jugó y cuándo, y un número que allí representa a tu dispositivo.',
      'Tu dirección de red está solo en la memoria, contra los abusos, mientras estás aquí y hasta 20 minutos más.',
      'Si quieres que te avisen cuando te toque, guarda también la dirección en la que tu navegador recibe esos mensajes, con sus claves: hasta que lo desactives, o tanto como la mesa.',
      'En una mesa pública guarda además, hasta diez minutos después de la última jugada, un número que representa tu dispositivo en esas mesas, a quién has bloqueado y tu dirección de red.',
      'Si alguien te denuncia allí, guarda tu nombre, ese número, un hash de tu dirección de red, la mesa y el motivo hasta que la denuncia esté resuelta, como mucho 30 días. Si te apartan, guarda ese número y los hashes de tus direcciones de red hasta que eso termine, como mucho 90 días.',
      'En una liga guarda los nombres de sus miembros y los resultados de sus partidas. Quien tiene el enlace de la liga puede leerlos.',
      'De las ocho rondas que clasifica guarda cómo jugaste cada una, sin tu nombre; solo las ocho de un enlace muestran tu nombre junto a tu resultado. Lo guarda tanto como una liga.',
    ],
    finished: (count) => `Una mesa se borra ${days(count)} después del final de su partida.`,
    unfinished: (count) => `Cualquier otra mesa se borra ${days(count)} después de la última jugada.`,
    leagues: (count) => `Una liga se borra ${days(count)} después de su última anotación.`,
    unknown: 'Cuánto tiempo guarda las mesas se verá aquí en cuanto responda.',
  },
  others: {
    title: 'Quién más lo sabe',
    lines: [
      'Quien tiene el enlace de una mesa ve allí los nombres. Quien lleva el servidor puede leer lo que guarda.',
      'Sin cuentas, sin cookies, sin publicidad, sin contar visitas. Esta página no carga nada de nadie más.',
      'Un mensaje así pasa por el servicio de quien hace tu navegador. Va cifrado y no dice ni nombres ni cartas; el servicio solo sabe que se envió.',
    ],
  },
  imprint: 'Quién lleva este servidor (aviso legal)',
  erasure: {
    title: 'Borrarlo todo en línea',
    lines: [
      'Tu nombre desaparece de todas las mesas, de las ligas y de las ocho rondas clasificadas que este dispositivo conoce en este servidor. Si en una liga te inscribió otra persona, solo puede hacerlo ella o quien creó la liga. Donde juegan otros, pasas a ser «N. N.» y un ordenador sigue jugando por ti. Las mesas en las que no había nadie más se borran.',
      'Después se quitan tu nombre y tus mesas de este dispositivo. Tus otras partidas se quedan.',
    ],
    start: 'Borrar mis mesas y mi nombre',
    nothing: 'Este dispositivo no tiene mesas ni nombre para jugar en línea. No hay nada que borrar.',
    question: '¿Borrar para siempre?',
    tables: (count) => `Pierdes tu asiento en ${tables(count)}. No hay vuelta atrás.`,
    sure: 'Sí, borrar',
    keep: 'Conservar',
    busy: 'Borrando…',
    done: 'Tus mesas y tu nombre están borrados.',
    unreachable:
      'El servidor no responde, así que aún no está todo borrado. Tu lista sigue aquí: prueba más tarde.',
    tooMany: 'Demasiado de una vez. Prueba dentro de un minuto.',
  },
  plainFiles: {
    title: 'En este dispositivo',
    lines: [
      'Los ajustes, las partidas, las hojas de puntos y tu entrenamiento se quedan en este dispositivo. Nadie los recibe.',
      'Todo esto se queda hasta que borres los datos de esta página en tu navegador.',
      'Sin cuentas, sin cookies, sin publicidad, sin contar visitas. Esta página no carga nada de nadie más. Quien lleva el alojamiento puede anotar qué archivos se piden, cuándo y desde qué dirección de red.',
    ],
  },
};
