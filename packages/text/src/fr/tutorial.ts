import type { TutorialWords } from '../tutorial-words.ts';
import { typesetAll } from './typeset.ts';

export const frenchTutorial: TutorialWords = typesetAll<TutorialWords>({
  title: 'Apprendre à jouer',
  intro: 'Neuf petites tables, trois minutes. Tu joues avec de vraies cartes, sans aucun risque.',
  begin: 'C’est parti',
  goOn: 'Reprendre où tu étais',
  finished: 'Tu connais tout Quando. Place à une vraie table.',
  play: 'Jouer',
  rules: 'Les règles à lire',
  learnt: 'appris',
  place: (chapter, of) => `${chapter} sur ${of}`,
  next: (title) => `Suite : ${title}`,
  toChapters: 'Tous les chapitres',
  guide: 'Ce qu’il faut faire',
  chapters: {
    sides: {
      title: 'Devant et au dos',
      steps: [
        {
          ask: 'Voici le devant de tes cartes : c’est ce qui compte pour toi. Mila en voit le dos, et toi le dos des siennes. Débarrasse-toi du plus grand nombre : touche le 10 et joue-le.',
          mistake: 'Celle-là aussi, tu peux la jouer. Mais le 10 compte le plus : lui d’abord.',
          why: 'Le 10 est parti. Mila n’en voyait que le dos.',
        },
        {
          ask: 'Qui joue pioche ensuite une carte. Prends le 3 tel quel.',
          mistake: 'Retourner, ce sera pour plus tard. Prends le 3 que tu vois.',
          why: 'Le 3 est maintenant devant toi. Ce qu’il y a au dos, seule Mila le voit.',
        },
      ],
    },
    same: {
      title: 'Valeurs identiques',
      steps: [
        {
          ask: 'Des valeurs identiques se jouent ensemble. Touche les deux 9 et joue-les d’un coup.',
          mistake: 'C’est permis. Mais les deux 9 à la fois, c’est mieux.',
          why: 'Deux grandes cartes parties en un seul tour.',
        },
        {
          ask: 'Maintenant, pioche une carte. Prends la face qui te plaît.',
          mistake: 'Maintenant, il faut piocher.',
          why: 'Deux cartes jouées, une piochée : ta main diminue.',
        },
      ],
    },
    straight: {
      title: 'Une série',
      steps: [
        {
          ask: 'Trois nombres qui se suivent font une série : touche 6, 7 et 8, et joue-les.',
          mistake: 'Ce serait possible. Essaie les trois : 6, 7 et 8.',
          why: '21 points partis d’un coup. Une série a exactement trois cartes.',
        },
        {
          ask: 'Et pioche, du côté que tu veux.',
          mistake: 'Maintenant, il faut piocher.',
          why: 'Trois cartes jouées, une piochée. Rien ne vide une main plus vite.',
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
          ask: 'Un 8, c’est beaucoup, et l’autre face est une surprise. Ose : retourne la carte.',
          mistake: 'Le 8 compterait 8. Cette fois, retourne la carte.',
          why: 'Un petit 1 ! Le 8 est maintenant au dos, où seuls les autres le voient.',
        },
        {
          ask: 'C’est encore à toi : joue les deux 6.',
          mistake: 'Les deux 6 rapportent plus. Joue-les ensemble.',
          why: '12 points de moins.',
        },
        {
          ask: 'Regarde, un 0. Il ne coûte rien, prends-le.',
          mistake: 'Rien n’est mieux qu’un 0. Prends-le tel quel.',
          why: 'Les petits nombres se prennent tels quels, les grands se retournent.',
        },
      ],
    },
    triplet: {
      title: 'La triplette',
      steps: [
        {
          ask: 'Exactement trois fois le même nombre, c’est une triplette, et tous les autres ont un gage. Joue tes trois 8.',
          mistake: 'Il en faut exactement trois. Touche les trois 8.',
          why: 'Une triplette ! Mais d’abord, tu pioches.',
        },
        {
          ask: 'Pioche une carte, puis regarde les deux autres.',
          mistake: 'Maintenant, il faut piocher.',
          why: 'Mila a des zéros et doit en retourner un. Jonas n’en a pas et doit piocher.',
        },
        {
          ask: 'À toi d’y passer : Jonas a joué trois 4. Tu as des zéros, tu ne peux donc pas plutôt piocher. Choisis-en un et retourne-le.',
          mistake: 'Après une triplette, on retourne un zéro. Choisis un des tiens.',
          why: 'Ce qui était au dos est maintenant devant, et compte.',
        },
      ],
    },
    count: {
      title: 'Compter les points',
      steps: [
        {
          ask: 'Mila a frappé : dernier tour ! Tu joues encore une fois. Débarrasse-toi de ton 9.',
          mistake: 'Le 9 te coûte le plus. Joue-le.',
          why: 'Neuf points de moins.',
        },
        {
          ask: 'Un 1 t’attend. Prends-le, puis on compte.',
          mistake: 'Un 1, c’est assez petit. Prends-le tel quel.',
          why: 'Chacun additionne sa main. Mila a le moins et reçoit 0 point. Toi, tu reçois tes 8.',
        },
      ],
    },
    knock: {
      title: 'Quand frapper ?',
      steps: [
        {
          ask: 'La plus petite main gagne la manche. On peut frapper quand tout le monde a joué deux fois. Commence par réduire ta main : joue la série 3, 4, 5.',
          mistake: 'Il te faut vite une petite main. Joue 3, 4 et 5 ensemble.',
          why: '12 points de moins.',
        },
        {
          ask: 'Prends le 1. Ensuite, Mila joue pour la deuxième fois.',
          mistake: 'Un 1, c’est bien. Prends-le tel quel.',
          why: 'Maintenant, tout le monde a joué deux fois.',
        },
        {
          ask: 'Tu n’as que 2 points, et Mila a beaucoup de cartes. Frappe !',
          mistake: 'Difficile d’avoir moins que 2. Frappe maintenant.',
          why: 'Mila a joué encore une fois, et tu as la plus petite somme sans égalité : 0 point pour toi.',
        },
      ],
    },
    tie: {
      title: 'Frapper trop tôt',
      steps: [
        {
          ask: 'Tu as 4 points. Mila a aussi peu de cartes : c’est risqué. Frappe quand même, pour voir.',
          mistake: 'Ici, tu peux oser. Frappe.',
          why: 'Mila a 4, elle aussi. À égalité, qui a frappé paie : 4 points et 5 de plus. Mila reçoit 0.',
        },
      ],
    },
    zeros: {
      title: 'Rien que des zéros',
      steps: [
        {
          ask: 'Trois 9 et deux zéros : ça sent la fin rapide. Joue les 9.',
          mistake: 'Garde tes zéros. Joue les trois 9.',
          why: 'C’est aussi une triplette. Mais la pioche passe d’abord.',
        },
        {
          ask: 'Un 0 t’attend. Prends-le.',
          mistake: 'Prends le 0 : tu n’auras plus que des zéros.',
          why: 'Rien que des zéros : la manche est finie aussitôt, et plus personne n’a de gage.',
        },
      ],
    },
  },
});
