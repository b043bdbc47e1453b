import type { TutorialWords } from '../tutorial-words.ts';

export const italianTutorial: TutorialWords = {
  title: 'Impara a giocare',
  intro: 'Otto piccoli tavoli, tre minuti. Non può andare storto niente.',
  begin: 'Si comincia',
  goOn: 'Riprendi da dove eri',
  done: 'Sai giocare!',
  finished: 'Altre regole non ce ne sono. È il momento di un tavolo vero.',
  helped: 'Nelle prime partite, piccole linguette sulle carte ti aiutano a ricordare.',
  play: 'Gioca subito',
  firstGame: 'Gioca la tua prima partita',
  rules: 'Leggi le regole',
  learnt: 'fatto',
  place: (chapter, of) => `${chapter} di ${of}`,
  next: (title) => `Avanti: ${title}`,
  toChapters: 'Tutti i capitoli',
  finish: 'Fatto',
  guide: 'Che cosa fare',
  chapters: {
    sides: {
      title: 'Davanti e dietro',
      you: {
        title: 'Questo lo vedi tu.',
        text: 'Il davanti delle tue carte. Per te conta solo quello.',
      },
      mila: {
        title: 'Questo lo vede Mila.',
        text: 'Le stesse cinque carte da dietro: altri numeri, e non contano.',
      },
      few: {
        title: 'Vince chi ha meno punti.',
        text: 'Conta quello che ti resta in mano. Quando qualcuno arriva a 50, la partita è finita.',
      },
      yourEyes: 'I tuoi occhi',
      milasEyes: 'Gli occhi di Mila',
      milasBacks: 'I retri di Mila: tu li vedi, lei no.',
      yours: 'il tuo',
      isToHer: 'per lei è un',
      nobodyWalks: 'In partita nessuno gira intorno al tavolo. I tuoi retri li sai solo se te li ricordi.',
      fewer: 'Tu hai di meno',
      soZero: 'quindi segni 0',
      toMila: 'Fai il giro fino a Mila',
      toYou: 'Torna al tuo posto',
      goOn: 'Adesso pesca una carta',
      card: (place, front) => `la tua carta ${place}: davanti ${front}`,
      milaSees: (back) => `Mila vede ${back}`,
    },
    draw: {
      title: 'Pescare: due lati',
      steps: [
        {
          ask: 'Prima gioca il tuo 9.',
          mistake: 'Prima il 9, che conta di più.',
        },
        {
          ask: 'Un 8 è tanto. Coraggio: gira la carta.',
          mistake: 'L’8 varrebbe 8. Stavolta gira la carta.',
          why: 'Solo un 1! L’8 adesso sta dietro.',
        },
      ],
    },
    same: {
      title: 'Numeri uguali',
      steps: [
        {
          ask: 'I numeri uguali vanno via insieme: gioca i due 9.',
          mistake: 'È permesso. Ma tutti e due i 9 insieme è meglio.',
        },
        {
          ask: 'Pesca il lato che vuoi.',
          mistake: 'Adesso si pesca.',
          why: 'Chi ha giocato pesca sempre esattamente una carta.',
        },
      ],
    },
    straight: {
      title: 'Una scala',
      steps: [
        {
          ask: 'Tre numeri di fila sono una scala: gioca 6, 7 e 8.',
          mistake: 'Andrebbe anche quello. Prova tutti e tre: 6, 7 e 8.',
          why: 'Sempre esattamente tre.',
        },
        {
          ask: 'Uno 0 non costa niente. Prendilo.',
          mistake: 'Meglio di uno 0 non c’è niente. Prendilo così come sta.',
        },
      ],
    },
    triplet: {
      title: 'La terna di numeri',
      steps: [
        {
          ask: 'Esattamente tre numeri uguali sono una terna di numeri. Gioca i tuoi 8.',
          mistake: 'Ne servono esattamente tre. Tocca tutti e tre gli 8.',
          why: 'Azione punitiva per tutti gli altri! Ma prima peschi.',
        },
        {
          ask: 'Pesca, poi guarda gli altri.',
          mistake: 'Adesso si pesca.',
          why: 'Mila deve girare uno zero. Jonas non ne ha e pesca.',
        },
        {
          ask: 'Jonas gioca tre 4. Chi ha degli zeri deve girarne uno, a sua scelta.',
          mistake: 'Dopo una terna si gira uno zero. Scegli uno dei tuoi.',
          why: 'Adesso conta quello che stava dietro.',
        },
      ],
    },
    zeros: {
      title: 'Solo zeri',
      steps: [
        {
          ask: 'Tre 9 e due zeri: gioca i 9.',
          mistake: 'Tieni gli zeri. Gioca tutti e tre i 9.',
        },
        {
          ask: 'Prendi lo 0.',
          mistake: 'Prendi lo 0: così hai soltanto zeri.',
          why: 'Solo zeri: il turno finisce subito, senza azione punitiva.',
        },
      ],
    },
    knock: {
      title: 'Quando bussare?',
      steps: [
        {
          ask: 'Si può bussare quando tutti hanno giocato due volte. Gioca 3, 4 e 5.',
          mistake: 'Vuoi scendere in fretta. Gioca 3, 4 e 5 insieme.',
        },
        {
          ask: 'Prendi l’1. Poi gioca Mila.',
          mistake: 'Un 1 va bene. Prendilo così come sta.',
        },
        {
          ask: 'Hai solo 2 punti, Mila ha tante carte. Bussa.',
          mistake: 'Meno di 2 è difficile. Bussa adesso.',
          meanwhile: 'Ultimo giro: a Mila resta una mano. Poi tutti mostrano le carte.',
          why: 'Solo tu hai così poco: 0 punti per te. Mila prende la sua somma.',
        },
      ],
    },
    tie: {
      title: 'Bussare è un rischio',
      steps: [
        {
          ask: 'Hai 4 punti, e Mila poche carte come te. Bussa lo stesso.',
          mistake: 'Qui puoi rischiare. Bussa.',
          meanwhile: 'Mila può giocare ancora, oppure passare e tenersi le sue carte.',
          why: 'Anche Mila ha 4. In parità paga chi bussa: 4 + 5 = 9. Mila prende 0.',
        },
      ],
    },
  },
};
