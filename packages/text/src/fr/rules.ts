import type { RulesWords } from '../rules-words.ts';
import { typesetAll } from './typeset.ts';

export const frenchRules: RulesWords = typesetAll<RulesWords>({
  title: 'Les règles',
  intro: 'Toutes les règles de Quando. De 2 à 6 joueurs, dès 8 ans, environ 20 minutes.',
  contents: 'Sommaire',
  print: 'Imprimer sur deux pages',
  all: 'Toutes les règles',
  tutorial: 'Apprendre en jouant',
  sections: {
    aim: {
      title: 'Le but',
      lines: [
        'Débarrasse-toi de tes cartes, surtout des grandes valeurs. Ce qui reste dans ta main à la fin d’une manche compte comme points ; seul le plus petit total reçoit 0. À la fin de la partie, le plus petit score gagne.',
        'Le piège : chaque carte a deux valeurs, et tu n’en vois qu’une. L’autre, tout le monde la voit, sauf toi.',
      ],
    },
    cards: {
      title: 'Les cartes',
      lines: [
        'Il y a 55 cartes. Chacune porte deux valeurs différentes de 0 à 10, une sur chaque face.',
        'Chaque paire de valeurs existe une seule fois : chaque valeur est donc sur dix cartes. Les couleurs servent seulement à mieux les distinguer.',
      ],
    },
    sides: {
      title: 'Le devant et le dos',
      lines: [
        'Le devant de ta carte (le recto) est la face que tu vois. C’est elle qui compte. Le dos (le verso) est la face que voient tous les autres.',
        'Ne regarde jamais le dos de tes cartes, ni le devant de celles des autres.',
        'Tu peux tout retenir : la valeur que tu as tournée vers les autres, les cartes jouées et leur ordre.',
      ],
    },
    deal: {
      title: 'Avant une manche',
      lines: [
        'Mélangez bien, en retournant des cartes de temps en temps. Le premier croupier est tiré au sort ; après chaque manche, c’est au suivant, dans le sens des aiguilles d’une montre.',
        'Le croupier donne les cartes une à une, en commençant à sa gauche : 7 chacun à 4, 5 ou 6 joueurs, 8 chacun à 2 ou 3. Prenez-les comme des cartes ordinaires : la face qui était dessus devient le dos.',
        'Les autres cartes forment la pile de pioche ; tout le monde voit une face de la carte du dessus. Le voisin de gauche du croupier commence.',
      ],
    },
    turn: {
      title: 'À ton tour',
      lines: [
        'Joue d’abord des cartes : des valeurs identiques ou une série. Elles vont sur la pile de défausse, le devant vers le haut. Puis pioche une carte.',
        'Ou bien frappe, dès que c’est permis.',
      ],
    },
    same: {
      title: 'Valeurs identiques',
      lines: ['Joue une carte, ou autant de cartes de même valeur que tu veux.'],
    },
    straight: {
      title: 'Une série',
      lines: [
        'Joue exactement trois cartes dont les valeurs se suivent, par exemple 4, 5 et 6. Jamais deux, jamais quatre, et après 10 on ne repart pas à 0.',
      ],
    },
    draw: {
      title: 'Piocher',
      lines: [
        'Prends la carte du dessus de la pile de pioche et choisis la face que tu tournes vers toi : la face visible, ou la face cachée dessous.',
        'Choisis avant de voir la face cachée. On ne revient pas en arrière.',
        'Après avoir joué, on pioche toujours exactement une carte : à la fin d’un tour, aucune main n’est vide. Avec de vraies cartes, veillez-y ensemble.',
      ],
    },
    triplet: {
      title: 'La triplette',
      lines: [
        'Exactement trois cartes de même valeur font une triplette, trois zéros aussi. Deux n’en font pas, quatre non plus ; mais si tu en as quatre, tu peux n’en jouer que trois.',
        'Avec de vraies cartes, annonce-la bien fort. Tu pioches comme toujours. Puis chacun des autres a un gage, dans le sens des aiguilles d’une montre, à partir de ta gauche :',
      ],
      either: [
        'Si tu as des zéros, tu dois en retourner un seul, celui de ton choix, sans regarder avant. Son dos passe devant, et compte.',
        'Si tu n’en as pas, tu pioches une carte et choisis sa face.',
      ],
      example:
        'Mila joue trois 8 et pioche. Jonas a deux zéros et en retourne un. Ruth n’en a pas et pioche une carte. Puis c’est à Jonas.',
    },
    knock: {
      title: 'Frapper et le dernier tour',
      lines: [
        'Une manche finit de deux façons : quelqu’un frappe, ou quelqu’un n’a plus que des zéros.',
        'Tu penses avoir le plus petit total ? À ton tour, au lieu de jouer et de piocher, frappe sur la table et dis « dernier tour ». C’est permis dès que tout le monde a joué au moins deux fois dans cette manche.',
        'Tous les autres jouent encore exactement une fois, toi non, et personne ne peut frapper à nouveau. Puis la manche est finie.',
        'Au dernier tour, et là seulement, on peut passer : « je passe » veut dire ne rien jouer et ne rien piocher.',
        'Les triplettes comptent aussi au dernier tour, même au tout dernier coup. Elles touchent tous les autres, y compris la personne qui a frappé.',
        '« Quando » veut dire « quand » en italien : tout l’art est de frapper au bon moment.',
      ],
    },
    zeros: {
      title: 'Plus que des zéros',
      lines: [
        'Si tu n’as plus que des zéros après avoir joué et pioché, peu importe combien, montre-les : la manche s’arrête aussitôt, même au dernier tour. Et si tu viens de jouer une triplette, personne n’a de gage.',
      ],
    },
    pile: {
      title: 'Quand la pioche est vide',
      lines: [
        'Dès que la dernière carte est piochée, on retourne toute la pile de défausse : elle devient la pile de pioche. On ne mélange pas. La carte jouée en premier est maintenant dessus et montre son dos.',
      ],
    },
    score: {
      title: 'Compter les points',
      lines: [
        'Chacun additionne les valeurs de sa main. La plus petite somme reçoit 0 point, même si plusieurs l’ont. Les autres reçoivent leur somme.',
        'Si tu as frappé, il te faut la plus petite somme, sans égalité. Sinon, tu reçois ta somme et 5 points de pénalité en plus.',
      ],
    },
    end: {
      title: 'La fin de la partie',
      lines: [
        'On joue des manches jusqu’à ce que quelqu’un ait 50 points ou plus. À deux, mieux vaut s’arrêter à 40 ; chaque table peut convenir d’un autre nombre.',
        'Le plus petit total gagne. Si plusieurs l’ont, ils gagnent tous.',
      ],
    },
    answers: { title: 'Les erreurs fréquentes', lines: [] },
    rulings: {
      title: 'Nos précisions',
      lines: ['Les règles imprimées laissent quelques questions ouvertes. Voici comment nous jouons.'],
    },
  },
  captions: {
    oneSide: 'une face',
    otherSide: 'l’autre face',
    yourFronts: 'Toi, tu vois le devant',
    yourBacks: 'Les autres voient le dos',
    single: 'une carte',
    pair: 'deux',
    four: 'ou plus',
    straight: 'trois à la suite',
    tooShort: 'pas assez',
    noWrap: 'pas au-delà de 10',
    visible: 'la face visible…',
    hidden: '… ou la face cachée',
    triplet: 'une triplette',
    zeroBefore: 'Ton zéro…',
    zeroAfter: '… est retourné',
    ninesPlayed: 'jouées : une triplette',
    zerosLeft: 'un zéro gardé, un zéro pioché : fini !',
    playedFirst: 'jouée en premier',
    onTop: 'dessus : son dos',
  },
  examples: {
    alone: 'Mila a frappé et a la plus petite somme, sans égalité.',
    tied: 'Mila a frappé, mais Jonas a la même somme.',
    name: 'Qui',
    sum: 'Somme',
    points: 'Points',
    knocked: 'a frappé',
  },
  answers: {
    zero: {
      question: 'Une triplette me touche et j’ai des zéros. Puis-je plutôt piocher ?',
      answer: 'Non. Si tu as des zéros, tu en retournes un. On pioche seulement si on n’en a pas.',
    },
    tied: {
      question: 'J’ai frappé et quelqu’un a la même somme que moi. Est-ce que je reçois 0 ?',
      answer: 'Non, tu reçois ta somme et 5 de plus. L’autre reçoit 0.',
    },
    drawFirst: {
      question: 'J’ai joué et je n’ai plus que des zéros. C’est fini ?',
      answer: 'Pas encore : on pioche d’abord. C’est fini si tu n’as toujours rien d’autre.',
    },
    skipDraw: {
      question: 'Puis-je jouer sans piocher ?',
      answer: 'Non. Quand on joue, on pioche, même au dernier tour.',
    },
    pass: {
      question: 'Rien ne me plaît. Puis-je passer ?',
      answer:
        'Seulement au dernier tour, et alors même si tu pourrais jouer. Avant, tu joues chaque fois au moins une carte.',
    },
  },
  rulings: {
    order: {
      question: 'Puis-je trier ma main ?',
      answer:
        'Sur ton écran, oui. Les autres voient tes cartes dans l’ordre où tu les as prises, et un zéro retourné reste à sa place.',
    },
    together: {
      question: 'Dans quel ordre pose-t-on des cartes jouées ensemble ?',
      answer: 'Une série avec la plus petite valeur dessous, les valeurs identiques dans l’ordre de la main.',
    },
    noCard: {
      question: 'Et s’il n’y a plus de carte à piocher ?',
      answer:
        'Après une triplette, on saute alors la pioche. À ton propre tour, on retourne les cartes que tu viens de jouer et tu en pioches une.',
    },
    whenTurned: {
      question: 'Quand retourne-t-on exactement la pile de défausse ?',
      answer: 'Au moment où la pile de pioche se vide, même au milieu des gages.',
    },
    twice: {
      question: 'Que veut dire « joué deux fois » ?',
      answer:
        'Chacun a joué des cartes au moins deux fois dans cette manche, y compris la personne qui frappe.',
    },
    knockThenZeros: {
      question: 'Quelqu’un frappe, puis une autre personne n’a plus que des zéros ?',
      answer: 'La personne qui a frappé n’a pas seule la plus petite somme et reçoit les 5 points.',
    },
    dealtZeros: {
      question: 'Et si on ne me donne que des zéros ?',
      answer: 'La manche continue. Il faut d’abord jouer et piocher.',
    },
    onlyZero: {
      question: 'Une triplette, et j’ai plusieurs zéros ?',
      answer: 'Tu n’en retournes qu’un, à ton choix. Si tu n’en as qu’un, c’est celui-là.',
    },
    ownBacks: {
      question: 'Est-ce que je vois le dos de mes cartes pendant la donne ?',
      answer: 'Non. Prends-les tout de suite, sans regarder.',
    },
    memory: {
      question: 'Que puis-je savoir de la pile retournée ?',
      answer: 'Tout ce que tu as vu : les valeurs jouées, leur ordre, et le dos des cartes des autres.',
    },
    endless: {
      question: 'Et si personne ne finit la manche ?',
      answer: 'Elle peut durer autant que vous voulez. Si on abandonne la partie, personne ne gagne.',
    },
  },
});
