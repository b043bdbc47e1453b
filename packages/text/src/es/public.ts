import type { PublicWords } from '../public-words.ts';

export const spanishPublic: PublicWords = {
  title: 'Jugar con gente',
  now: 'Jugar ya con gente',
  nowHint: 'La partida empieza enseguida. Los ordenadores guardan los demás asientos hasta que llegue gente.',
  finding: 'Buscando una mesa…',
  safety:
    'Aquí nadie puede escribirte: solo hay frases hechas. Puedes silenciar, bloquear y denunciar a cualquiera.',
  tables: 'Mesas públicas',
  none: 'Ahora mismo no juega nadie. Empieza, y otros podrán sentarse contigo.',
  people: (people, players) => `${people} de ${players} asientos con gente`,
  round: (round) => `ronda ${round}`,
  beginning: 'a punto de empezar',
  join: 'Sentarse',
  full: 'Llena',
  badName: 'Este nombre no va bien en una mesa pública. Elige uno de estos, o cámbialo:',
  off: 'En este servidor no hay mesas públicas.',
  barred: 'De momento no puedes jugar en mesas públicas aquí.',
  tooLate: 'Alguien se ha adelantado. Elige otra mesa.',
  again: 'Seguir jugando con gente',
  care: {
    title: 'La gente de esta mesa',
    nobody: 'No hay nadie más en esta mesa.',
    block: 'Bloquear',
    blockHint: 'Ya no ves lo que dice, y no volvéis a coincidir en una mesa.',
    blocked: (name) => `${name}: bloqueo activo.`,
    report: 'Denunciar',
    why: (name) => `¿Qué pasa con ${name}?`,
    reasons: { name: 'El nombre', phrases: 'Las frases', play: 'Su forma de jugar', other: 'Otra cosa' },
    reported: 'Gracias. Quien lleva este servidor lo mirará.',
    failed: 'No ha funcionado. Inténtalo de nuevo en un momento.',
  },
};
