import type { TutorialWords } from '../tutorial-words.ts';
import { typesetAll } from './typeset.ts';

export const frenchTutorial: TutorialWords = typesetAll<TutorialWords>({
  title: 'Apprendre à jouer',
  intro: 'Huit petites tables, trois minutes, sans risque.',
  begin: 'C’est parti',
  goOn: 'Reprendre là où tu étais',
  done: 'Tu sais jouer !',
  finished: 'Il n’y a pas d’autres règles. Place à une vraie table.',
  helped: 'Pendant tes premières parties, de petits onglets sur les cartes t’aident à retenir.',
  play: 'Jouer',
  firstGame: 'Jouer ta première partie',
  rules: 'Lire les règles',
  learnt: 'réussi',
  place: (chapter, of) => `${chapter} sur ${of}`,
  next: (title) => `Suite : ${title}`,
  toChapters: 'Tous les chapitres',
  finish: 'Terminé',
  guide: 'Ce qu’il faut faire',
  chapters: {
    sides: {
      title: 'Le devant et le dos',
      you: {
        title: 'Voilà ce que tu vois.',
        text: 'Le devant de tes cartes. Lui seul compte pour toi.',
      },
      mila: {
        title: 'Voilà ce que Mila voit.',
        text: 'Les mêmes cinq cartes de dos : d’autres valeurs, et elles ne comptent pas.',
      },
      few: {
        title: 'Qui a le moins de points gagne.',
        text: 'Ce qui reste en main compte. À 50 points, la partie est finie.',
      },
      yourEyes: 'Tes yeux',
      milasEyes: 'Les yeux de Mila',
      milasBacks: 'Les dos de Mila : tu les vois, elle non.',
      yours: 'ton',
      isToHer: 'est pour elle un',
      nobodyWalks: 'En jeu, personne ne fait le tour. Tes dos, il faut les retenir.',
      fewer: 'Tu as moins',
      soZero: 'donc tu marques 0',
      toMila: 'Faire le tour jusqu’à Mila',
      toYou: 'Revenir à ma place',
      goOn: 'Et maintenant, piocher',
      card: (place, front) => `ta carte ${place} : devant ${front}`,
      milaSees: (back) => `Mila voit ${back}`,
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
        },
        {
          ask: 'Pioche la face que tu veux.',
          mistake: 'Maintenant, il faut piocher.',
          why: 'Après avoir joué, on pioche toujours une carte.',
        },
      ],
    },
    straight: {
      title: 'Une série',
      steps: [
        {
          ask: 'Trois valeurs qui se suivent font une série : joue 6, 7 et 8.',
          mistake: 'Ce serait possible. Essaie les trois : 6, 7 et 8.',
          why: 'Toujours exactement trois.',
        },
        {
          ask: 'Un 0 ne coûte rien. Prends-le.',
          mistake: 'Rien n’est mieux qu’un 0. Prends-le tel quel.',
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
        },
        {
          ask: 'Tu n’as que 2 points, Mila a beaucoup de cartes. Frappe.',
          mistake: 'Difficile d’avoir moins que 2. Frappe maintenant.',
          meanwhile: 'Dernier tour : Mila joue encore une fois. Puis on montre les cartes.',
          why: 'Tu as le plus petit total, sans égalité : 0 point pour toi. Mila reçoit sa somme.',
        },
      ],
    },
    tie: {
      title: 'Frapper, c’est un risque',
      steps: [
        {
          ask: 'Tu as 4 points, et Mila a aussi peu de cartes que toi. Frappe quand même.',
          mistake: 'Ici, tu peux oser. Frappe.',
          meanwhile: 'Mila peut encore jouer, ou passer et garder sa main.',
          why: 'Mila a 4, elle aussi. À égalité, frapper coûte : 4 + 5 = 9. Mila reçoit 0.',
        },
      ],
    },
  },
});
