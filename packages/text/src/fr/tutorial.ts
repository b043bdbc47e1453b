import type { TutorialWords } from '../tutorial-words.ts';
import { typesetAll } from './typeset.ts';

export const frenchTutorial: TutorialWords = typesetAll<TutorialWords>({
  title: 'Apprendre à jouer',
  intro: 'Neuf petites tables, trois minutes, sans aucun risque.',
  begin: 'C’est parti',
  goOn: 'Reprendre là où tu étais',
  finished: 'Tu connais tout Quando. Place à une vraie table.',
  play: 'Jouer',
  rules: 'Lire les règles',
  learnt: 'réussi',
  place: (chapter, of) => `${chapter} sur ${of}`,
  next: (title) => `Suite : ${title}`,
  toChapters: 'Tous les chapitres',
  guide: 'Ce qu’il faut faire',
  chapters: {
    sides: {
      title: 'Le devant et le dos',
      steps: [
        {
          ask: 'Tu vois le devant de tes cartes, Mila le dos. Le devant compte : touche le 10 et joue-le.',
          mistake: 'Celle-là aussi, tu peux la jouer. Mais le 10 compte le plus.',
          why: 'Le 10 est parti.',
        },
        {
          ask: 'Ensuite, tu pioches. Prends le 3.',
          mistake: 'Retourner, ce sera pour plus tard. Prends le 3 que tu vois.',
          why: 'Seule Mila en voit le dos.',
        },
      ],
    },
    same: {
      title: 'Valeurs identiques',
      steps: [
        {
          ask: 'Les valeurs identiques partent ensemble : joue les deux 9.',
          mistake: 'C’est permis. Mais les deux 9 à la fois, c’est mieux.',
          why: 'Deux cartes d’un coup.',
        },
        {
          ask: 'Pioche la face que tu veux.',
          mistake: 'Maintenant, il faut piocher.',
          why: 'Ta main diminue.',
        },
      ],
    },
    straight: {
      title: 'Une série',
      steps: [
        {
          ask: 'Trois nombres qui se suivent font une série : joue 6, 7 et 8.',
          mistake: 'Ce serait possible. Essaie les trois : 6, 7 et 8.',
          why: 'Toujours exactement trois. 21 points sont partis.',
        },
        {
          ask: 'Un 0 ne coûte rien. Prends-le.',
          mistake: 'Rien n’est mieux qu’un 0. Prends-le tel quel.',
          why: 'Les petits nombres se prennent tels quels.',
        },
      ],
    },
    draw: {
      title: 'La pioche et ses deux faces',
      steps: [
        {
          ask: 'Joue d’abord ton 9.',
          mistake: 'Le 9 d’abord, il compte le plus.',
          why: 'Et maintenant, la pioche.',
        },
        {
          ask: 'Un 8, c’est beaucoup. Ose : retourne la carte.',
          mistake: 'Le 8 compterait 8. Cette fois, retourne la carte.',
          why: 'Un petit 1 ! Le 8 est passé au dos.',
        },
      ],
    },
    triplet: {
      title: 'La triplette',
      steps: [
        {
          ask: 'Exactement trois fois le même nombre, c’est une triplette. Joue tes 8.',
          mistake: 'Il en faut exactement trois. Touche les trois 8.',
          why: 'Tous les autres ont un gage. Mais d’abord, tu pioches.',
        },
        {
          ask: 'Pioche, puis regarde les autres.',
          mistake: 'Maintenant, il faut piocher.',
          why: 'Mila doit retourner un zéro. Jonas n’en a pas et pioche.',
        },
        {
          ask: 'Jonas joue trois 4. Tu as des zéros : retournes-en un.',
          mistake: 'Après une triplette, on retourne un zéro. Choisis un des tiens.',
          why: 'Maintenant, c’est le dos qui compte.',
        },
      ],
    },
    count: {
      title: 'Compter les points',
      steps: [
        {
          ask: 'Mila a frappé : dernier tour ! Joue ton 9.',
          mistake: 'Le 9 te coûte le plus. Joue-le.',
          why: 'Neuf points de moins.',
        },
        {
          ask: 'Prends le 1, puis on compte.',
          mistake: 'Un 1, c’est assez petit. Prends-le tel quel.',
          why: 'Tes cartes font 8 points. Mila a moins et reçoit 0.',
        },
      ],
    },
    knock: {
      title: 'Quand frapper ?',
      steps: [
        {
          ask: 'On peut frapper quand tous ont joué deux fois. Joue 3, 4 et 5.',
          mistake: 'Il te faut vite une petite main. Joue 3, 4 et 5 ensemble.',
          why: '12 points de moins.',
        },
        {
          ask: 'Prends le 1. Puis Mila joue.',
          mistake: 'Un 1, c’est bien. Prends-le tel quel.',
          why: 'Tous ont joué deux fois.',
        },
        {
          ask: 'Tu n’as que 2 points, Mila a beaucoup de cartes. Frappe !',
          mistake: 'Difficile d’avoir moins que 2. Frappe maintenant.',
          why: 'Tu as le moins, sans égalité : 0 point pour toi.',
        },
      ],
    },
    tie: {
      title: 'Frapper trop tôt',
      steps: [
        {
          ask: 'Tu as 4 points, et Mila aussi peu de cartes. Frappe quand même.',
          mistake: 'Ici, tu peux oser. Frappe.',
          why: 'Mila a 4, elle aussi. À égalité, frapper se paie : 4 et 5 de plus. Mila reçoit 0.',
        },
      ],
    },
    zeros: {
      title: 'Rien que des zéros',
      steps: [
        {
          ask: 'Trois 9 et deux zéros : joue les 9.',
          mistake: 'Garde tes zéros. Joue les trois 9.',
          why: 'Une triplette. Mais d’abord, la pioche.',
        },
        {
          ask: 'Prends le 0.',
          mistake: 'Prends le 0 : tu n’auras plus que des zéros.',
          why: 'Rien que des zéros : la manche finit aussitôt, sans gage.',
        },
      ],
    },
  },
});
