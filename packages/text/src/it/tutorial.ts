import type { TutorialWords } from '../tutorial-words.ts';

export const italianTutorial: TutorialWords = {
  title: 'Impara a giocare',
  intro: 'Nove piccoli tavoli, tre minuti. Giochi con carte vere, e non può andare storto niente.',
  begin: 'Si comincia',
  goOn: 'Riprendi da dove eri',
  finished: 'Ora conosci tutto Quando. È il momento di un tavolo vero.',
  play: 'Gioca subito',
  rules: 'Le regole da leggere',
  learnt: 'imparato',
  place: (chapter, of) => `${chapter} di ${of}`,
  next: (title) => `Avanti: ${title}`,
  toChapters: 'Tutti i capitoli',
  guide: 'Che cosa fare',
  chapters: {
    sides: {
      title: 'Davanti e dietro',
      steps: [
        {
          ask: 'Questo è il davanti delle tue carte: è quello che conta per te. Mila vede il dietro delle tue, e tu quello delle sue. Via il numero più alto: tocca il 10 e giocalo.',
          mistake: 'Puoi giocare anche quella. Ma il 10 conta di più: prima lui.',
          why: 'Il 10 è andato. Mila ne vedeva soltanto il dietro.',
        },
        {
          ask: 'Chi gioca poi pesca una carta. Prendi il 3 così come sta.',
          mistake: 'A girare ci arriviamo dopo. Stavolta prendi il 3 che vedi.',
          why: 'Il 3 adesso è davanti. Quello che c’è dietro lo vede solo Mila.',
        },
      ],
    },
    same: {
      title: 'Numeri uguali',
      steps: [
        {
          ask: 'I numeri uguali si possono giocare insieme. Tocca i due 9 e giocali in una volta.',
          mistake: 'È permesso. Ma tutti e due i 9 insieme è meglio.',
          why: 'Due carte alte via in un colpo solo.',
        },
        {
          ask: 'Adesso pesca una carta. Prendi il lato che preferisci.',
          mistake: 'Adesso si pesca.',
          why: 'Due carte via, una pescata: hai meno carte in mano.',
        },
      ],
    },
    straight: {
      title: 'Una scala',
      steps: [
        {
          ask: 'Tre numeri di fila sono una scala: tocca 6, 7 e 8 e giocali.',
          mistake: 'Andrebbe anche quello. Prova tutti e tre: 6, 7 e 8.',
          why: '21 punti via in una volta. Una scala ha esattamente tre carte.',
        },
        {
          ask: 'E pesca, dal lato che vuoi.',
          mistake: 'Adesso si pesca.',
          why: 'Tre carte via, una pescata. Più in fretta di così non si può.',
        },
      ],
    },
    draw: {
      title: 'Pescare: due lati',
      steps: [
        {
          ask: 'Prima gioca il tuo 9.',
          mistake: 'Prima il 9, che conta di più.',
          why: 'E adesso si pesca.',
        },
        {
          ask: 'C’è un 8. È tanto, e l’altro lato è una sorpresa. Coraggio: gira la carta.',
          mistake: 'L’8 varrebbe 8. Stavolta gira la carta.',
          why: 'Solo un 1! L’8 adesso sta dietro, dove lo vedono solo gli altri.',
        },
        {
          ask: 'Tocca di nuovo a te: gioca i due 6.',
          mistake: 'I due 6 insieme sono meglio. Giocali tutti e due.',
          why: '12 punti in meno.',
        },
        {
          ask: 'Guarda, uno 0. Non costa niente: prendilo.',
          mistake: 'Meglio di uno 0 non c’è niente. Prendilo così come sta.',
          why: 'I numeri bassi si prendono come stanno, quelli alti si girano.',
        },
      ],
    },
    triplet: {
      title: 'La terna di numeri',
      steps: [
        {
          ask: 'Esattamente tre numeri uguali sono una terna di numeri, e tutti gli altri la pagano. Gioca i tuoi tre 8.',
          mistake: 'Ne servono esattamente tre. Tocca tutti e tre gli 8.',
          why: 'Una terna! Ma prima si pesca.',
        },
        {
          ask: 'Pesca una carta, poi guarda che cosa fanno gli altri due.',
          mistake: 'Adesso si pesca.',
          why: 'Mila ha degli zeri e deve girarne uno. Jonas non ne ha e deve pescare.',
        },
        {
          ask: 'Adesso colpisce te: Jonas ha giocato tre 4. Hai degli zeri, quindi non puoi pescare invece. Scegline uno e giralo.',
          mistake: 'Dopo una terna si gira uno zero. Scegli uno dei tuoi.',
          why: 'Quello che stava dietro adesso è davanti, e conta.',
        },
      ],
    },
    count: {
      title: 'Il conto',
      steps: [
        {
          ask: 'Mila ha bussato: ultimo giro! Hai ancora una mano. Via il tuo 9.',
          mistake: 'Il 9 ti costa più di tutti. Gioca quello.',
          why: 'Nove punti in meno.',
        },
        {
          ask: 'C’è un 1. Prendilo, poi si conta.',
          mistake: 'Un 1 è abbastanza basso. Prendilo così come sta.',
          why: 'Ognuno somma i suoi numeri. Mila ha meno di tutti e prende 0 punti. Tu prendi i tuoi 8.',
        },
      ],
    },
    knock: {
      title: 'Quando bussare?',
      steps: [
        {
          ask: 'Chi ha meno vince il turno. Si può bussare quando tutti hanno giocato due volte. Prima scendi: gioca la scala 3, 4, 5.',
          mistake: 'Vuoi scendere in fretta. Gioca 3, 4 e 5 insieme.',
          why: '12 punti in meno.',
        },
        {
          ask: 'Prendi l’1. Poi Mila gioca per la seconda volta.',
          mistake: 'Un 1 va bene. Prendilo così come sta.',
          why: 'Adesso tutti hanno giocato due volte.',
        },
        {
          ask: 'Hai solo 2 punti, e Mila ha tante carte. Bussa!',
          mistake: 'Meno di 2 è difficile. Bussa adesso.',
          why: 'Mila ha avuto ancora una mano, e tu hai la somma più bassa senza pari: 0 punti per te.',
        },
      ],
    },
    tie: {
      title: 'Bussare troppo presto',
      steps: [
        {
          ask: 'Hai 4 punti. Mila ha poche carte come te, quindi è un rischio. Bussa lo stesso e guarda.',
          mistake: 'Qui puoi rischiare. Bussa.',
          why: 'Anche Mila ha 4. A chi bussa il pari non basta: 4 punti e 5 in più. Mila prende 0.',
        },
      ],
    },
    zeros: {
      title: 'Solo zeri',
      steps: [
        {
          ask: 'Tre 9 e due zeri: qui si può chiudere in fretta. Gioca i 9.',
          mistake: 'Tieni gli zeri. Gioca tutti e tre i 9.',
          why: 'È anche una terna. Ma prima si pesca.',
        },
        {
          ask: 'C’è uno 0. Prendilo.',
          mistake: 'Prendi lo 0: così hai soltanto zeri.',
          why: 'Soltanto zeri: il turno finisce subito, e la terna non la paga più nessuno.',
        },
      ],
    },
  },
};
