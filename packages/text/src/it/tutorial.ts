import type { TutorialWords } from '../tutorial-words.ts';

export const italianTutorial: TutorialWords = {
  title: 'Impara a giocare',
  intro: 'Nove piccoli tavoli, tre minuti. Non può andare storto niente.',
  begin: 'Si comincia',
  goOn: 'Riprendi da dove eri',
  finished: 'Ora conosci tutto Quando. È il momento di un tavolo vero.',
  play: 'Gioca subito',
  rules: 'Leggi le regole',
  learnt: 'fatto',
  place: (chapter, of) => `${chapter} di ${of}`,
  next: (title) => `Avanti: ${title}`,
  toChapters: 'Tutti i capitoli',
  guide: 'Che cosa fare',
  chapters: {
    sides: {
      title: 'Davanti e dietro',
      steps: [
        {
          ask: 'Tu vedi il davanti delle tue carte, Mila vede il retro. Il davanti conta: tocca il 10 e giocalo.',
          mistake: 'Puoi giocare anche quella. Ma il 10 conta di più.',
          why: 'Il 10 è andato.',
        },
        {
          ask: 'Poi si pesca. Prendi il 3.',
          mistake: 'A girare ci arriviamo dopo. Stavolta prendi il 3 che vedi.',
          why: 'Il retro lo vede solo Mila.',
        },
      ],
    },
    same: {
      title: 'Numeri uguali',
      steps: [
        {
          ask: 'I numeri uguali vanno via insieme: gioca i due 9.',
          mistake: 'È permesso. Ma tutti e due i 9 insieme è meglio.',
          why: 'Due carte in un colpo.',
        },
        {
          ask: 'Pesca il lato che vuoi.',
          mistake: 'Adesso si pesca.',
          why: 'Hai meno carte in mano.',
        },
      ],
    },
    straight: {
      title: 'Una scala',
      steps: [
        {
          ask: 'Tre numeri di fila sono una scala: gioca 6, 7 e 8.',
          mistake: 'Andrebbe anche quello. Prova tutti e tre: 6, 7 e 8.',
          why: 'Sempre esattamente tre. 21 punti in meno.',
        },
        {
          ask: 'Uno 0 non costa niente. Prendilo.',
          mistake: 'Meglio di uno 0 non c’è niente. Prendilo così come sta.',
          why: 'I numeri bassi si prendono come stanno.',
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
          ask: 'Un 8 è tanto. Coraggio: gira la carta.',
          mistake: 'L’8 varrebbe 8. Stavolta gira la carta.',
          why: 'Solo un 1! L’8 adesso sta dietro.',
        },
      ],
    },
    triplet: {
      title: 'La terna di numeri',
      steps: [
        {
          ask: 'Esattamente tre numeri uguali sono una terna di numeri. Gioca i tuoi 8.',
          mistake: 'Ne servono esattamente tre. Tocca tutti e tre gli 8.',
          why: 'La pagano tutti gli altri. Ma prima peschi.',
        },
        {
          ask: 'Pesca, poi guarda gli altri.',
          mistake: 'Adesso si pesca.',
          why: 'Mila deve girare uno zero. Jonas non ne ha e pesca.',
        },
        {
          ask: 'Jonas gioca tre 4. Chi ha degli zeri deve girarne uno.',
          mistake: 'Dopo una terna si gira uno zero. Scegli uno dei tuoi.',
          why: 'Adesso conta quello che stava dietro.',
        },
      ],
    },
    count: {
      title: 'Il conto',
      steps: [
        {
          ask: 'Mila ha bussato: ultimo giro! Gioca il tuo 9.',
          mistake: 'Il 9 ti costa più di tutti. Gioca quello.',
          why: 'Nove punti in meno.',
        },
        {
          ask: 'Prendi l’1, poi si conta.',
          mistake: 'Un 1 è abbastanza basso. Prendilo così come sta.',
          why: 'Le tue carte fanno 8 punti. Mila ha meno e prende 0.',
        },
      ],
    },
    knock: {
      title: 'Quando bussare?',
      steps: [
        {
          ask: 'Si può bussare quando tutti hanno giocato due volte. Gioca 3, 4 e 5.',
          mistake: 'Vuoi scendere in fretta. Gioca 3, 4 e 5 insieme.',
          why: '12 punti in meno.',
        },
        {
          ask: 'Prendi l’1. Poi gioca Mila.',
          mistake: 'Un 1 va bene. Prendilo così come sta.',
          why: 'Adesso tutti hanno giocato due volte.',
        },
        {
          ask: 'Hai solo 2 punti, Mila ha tante carte. Bussa!',
          mistake: 'Meno di 2 è difficile. Bussa adesso.',
          why: 'Solo tu hai così poco: 0 punti per te.',
        },
      ],
    },
    tie: {
      title: 'Bussare troppo presto',
      steps: [
        {
          ask: 'Hai 4 punti, e Mila poche carte come te. Bussa lo stesso.',
          mistake: 'Qui puoi rischiare. Bussa.',
          why: 'Anche Mila ha 4. In parità paga chi bussa: 4 e altri 5. Mila prende 0.',
        },
      ],
    },
    zeros: {
      title: 'Solo zeri',
      steps: [
        {
          ask: 'Tre 9 e due zeri: gioca i 9.',
          mistake: 'Tieni gli zeri. Gioca tutti e tre i 9.',
          why: 'Una terna. Ma prima si pesca.',
        },
        {
          ask: 'Prendi lo 0.',
          mistake: 'Prendi lo 0: così hai soltanto zeri.',
          why: 'Solo zeri: il turno finisce subito, e nessuno paga.',
        },
      ],
    },
  },
};
