import type { TutorialWords } from '../tutorial-words.ts';
import { typesetAll } from './typeset.ts';

export const frenchTutorial: TutorialWords = typesetAll<TutorialWords>({
  title: 'Apprendre à jouer',
  intro: 'Huit petites tables, trois minutes, sans aucun risque.',
  begin: 'C’est parti',
  goOn: 'Reprendre là où tu étais',
  finished: 'Il n’y a pas d’autres règles. Place à une vraie table.',
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
          ask: 'Peu de points, c’est bien, et c’est le devant qui compte : touche le 10 et joue-le.',
          mistake: 'Celle-là aussi, tu peux la jouer. Mais le 10 compte le plus.',
          why: '10 points de moins.',
        },
        {
          ask: 'Ensuite, tu pioches. Prends le 3.',
          mistake: 'Retourner, c’est pour bientôt. Prends le 3 que tu vois.',
          why: 'Seule Mila en voit le dos. Toi, tu vois les siens : ils ne comptent pas.',
        },
      ],
    },
    draw: {
      title: 'La pioche et ses deux faces',
      steps: [
        {
          ask: 'Joue d’abord ton 9.',
          mistake: 'Le 9 d’abord, il compte le plus.',
        },
        {
          ask: 'Un 8, c’est beaucoup. Ose : retourne la carte.',
          mistake: 'Le 8 compterait 8. Cette fois, retourne la carte.',
          why: 'Un petit 1 ! Le 8 est passé au dos.',
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
          why: 'Après avoir joué, on pioche toujours exactement une carte.',
        },
      ],
    },
    straight: {
      title: 'Une série',
      steps: [
        {
          ask: 'Trois valeurs qui se suivent font une série : joue 6, 7 et 8.',
          mistake: 'Ce serait possible. Essaie les trois : 6, 7 et 8.',
          why: 'Toujours exactement trois. 21 points sont partis.',
        },
        {
          ask: 'Un 0 ne coûte rien. Prends-le.',
          mistake: 'Rien n’est mieux qu’un 0. Prends-le tel quel.',
          why: 'Les petites valeurs se prennent telles quelles.',
        },
      ],
    },
    triplet: {
      title: 'La triplette',
      steps: [
        {
          ask: 'Exactement trois fois la même valeur, c’est une triplette. Joue tes 8.',
          mistake: 'Il en faut exactement trois. Touche les trois 8.',
          why: 'Tous les autres ont un gage. Mais d’abord, tu pioches.',
        },
        {
          ask: 'Pioche, puis regarde les autres.',
          mistake: 'Maintenant, il faut piocher.',
          why: 'Mila doit retourner un zéro. Jonas n’en a pas et pioche.',
        },
        {
          ask: 'Jonas joue trois 4. Tu as des zéros : retournes-en un, à ton choix.',
          mistake: 'Après une triplette, on retourne un zéro. Choisis un des tiens.',
          why: 'Maintenant, c’est le dos qui compte.',
        },
      ],
    },
    zeros: {
      title: 'Plus que des zéros',
      steps: [
        {
          ask: 'Trois 9 et deux zéros : joue les 9.',
          mistake: 'Garde tes zéros. Joue les trois 9.',
          why: 'Une triplette. Mais d’abord, la pioche.',
        },
        {
          ask: 'Prends le 0.',
          mistake: 'Prends le 0 : tu n’auras plus que des zéros.',
          why: 'Plus que des zéros : la manche s’arrête aussitôt, sans gage.',
        },
      ],
    },
    knock: {
      title: 'Quand frapper ?',
      steps: [
        {
          ask: 'On peut frapper quand tous ont joué deux fois. Joue 3, 4 et 5.',
          mistake: 'Il te faut vite une petite main. Joue 3, 4 et 5 ensemble.',
        },
        {
          ask: 'Prends le 1. Puis Mila joue.',
          mistake: 'Un 1, c’est bien. Prends-le tel quel.',
          why: 'Tous ont joué deux fois.',
        },
        {
          ask: 'Tu n’as que 2 points, Mila a beaucoup de cartes. Frappe : dernier tour, Mila joue encore une fois.',
          mistake: 'Difficile d’avoir moins que 2. Frappe maintenant.',
          why: 'Tu as le plus petit total, sans égalité : 0 point pour toi. Mila reçoit sa somme.',
        },
      ],
    },
    tie: {
      title: 'Frapper trop tôt',
      steps: [
        {
          ask: 'Tu as 4 points, et Mila a aussi peu de cartes que toi. Frappe quand même.',
          mistake: 'Ici, tu peux oser. Frappe.',
          why: 'Mila passe et a 4, elle aussi. À égalité, frapper coûte : 4 + 5 = 9. Mila reçoit 0.',
        },
      ],
    },
  },
});
