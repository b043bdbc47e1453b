import type { TalkWords } from '../talk-words.ts';
import { typesetAll } from './typeset.ts';

export const frenchTalk: TalkWords = typesetAll<TalkWords>({
  says: (name, line) => `${name} : ${line}`,
  lines: {
    hello: {
      sunny: ['Salut ! On va bien s’amuser !', 'Youpi, on joue !'],
      dry: ['Bonjour. On peut commencer.', 'Bon. Allons-y.'],
      bold: ['Attention, me voilà !', 'Aujourd’hui, je gagne. Peut-être.'],
      gentle: ['Chouette, une partie !', 'Bonne chance à tout le monde !'],
    },
    'triplet-played': {
      sunny: ['Trois d’un coup !', 'Hop, une triplette !'],
      dry: ['Trois pareilles. Ça arrive.', 'Une triplette. Je ne dis rien.'],
      bold: ['Ha ! Triplette !', 'Boum ! Trois pareilles !'],
      gentle: ['Une triplette. Sans rancune !', 'Oh, trois pareilles. Pardon !'],
    },
    'triplet-suffered': {
      sunny: ['Encore une carte ? D’accord !', 'Oups, merci pour la carte !'],
      dry: ['Une carte de plus. Magnifique.', 'Juste ce qu’il me fallait.'],
      bold: ['Bah, une de plus, ce n’est rien !', 'J’y arriverai quand même !'],
      gentle: ['Oh là là, encore une carte…', 'Ce n’est pas grave, ça ira.'],
    },
    'zero-turned': {
      sunny: ['Au revoir, petit zéro !', 'Hop là, il se retourne !'],
      dry: ['Mon zéro. Il était si rond.', 'Je l’aimais bien, ce zéro.'],
      bold: ['Hé, mon beau zéro !', 'J’en trouverai un autre !'],
      gentle: ['Adieu, cher zéro.', 'Oh, mon zéro…'],
    },
    'many-played': {
      sunny: ['Tout ça d’un coup !', 'Allez, du balai !'],
      dry: ['Grand ménage de printemps.', 'Je n’en avais plus besoin.'],
      bold: ['Place ! Tout le monde dehors !', 'Et hop, envolées !'],
      gentle: ['Ah, c’est bien plus léger.', 'Que de place dans ma main.'],
    },
    knocked: {
      sunny: ['Toc, toc, toc !', 'J’ai le cœur qui bat !'],
      dry: ['Toc. Voilà, c’est tout.', 'Je frappe. Comme ça.'],
      bold: ['Toc ! C’est maintenant !', 'Allez, j’ose !'],
      gentle: ['Je frappe, tout doucement.', 'Et si c’était trop tôt ?'],
    },
    'knock-heard': {
      sunny: ['Oh, déjà le dernier tour !', 'Oh, quel suspense !'],
      dry: ['Tiens. Dernier tour.', 'Toc, toc ? Qui est là ?'],
      bold: ['Quel courage ! J’aime ça !', 'C’est ce qu’on va voir !'],
      gentle: ['Oh, il faut bien réfléchir…', 'Toc, toc… c’est mon cœur.'],
    },
    'knock-right': {
      sunny: ['J’ai bien fait de frapper !', 'Pile au bon Quando !'],
      dry: ['Bien frappé, je dirais.', 'Eh bien voilà.'],
      bold: ['J’ai frappé, j’ai gagné !', 'La chance sourit aux audacieux !'],
      gentle: ['Ouf, c’était le bon moment.', 'Oh, quel soulagement.'],
    },
    'knock-punished': {
      sunny: ['J’ai frappé trop tôt, hi hi !', 'Oups ! C’est raté !'],
      dry: ['J’aurais dû sonner.', 'Cinq points. Cadeau.'],
      bold: ['Qui ne tente rien… ne perd rien !', 'Tant pis, je recommencerai !'],
      gentle: ['La prochaine fois, j’attendrai.', 'J’ai manqué de patience.'],
    },
    praise: {
      sunny: ['Waouh, bien joué !', 'Oh, quel beau coup !'],
      dry: ['Pas mal. Pas mal du tout.', 'J’en aurais bien voulu autant.'],
      bold: ['Chapeau ! Mais attends un peu !', 'Joli coup !'],
      gentle: ['C’était très bien joué.', 'Bravo, vraiment.'],
    },
    'only-zeros': {
      sunny: ['Plus que des zéros, youpi !'],
      dry: ['Plus que des zéros. Bien rangé.'],
      bold: ['Des zéros ! Jusqu’au dernier !'],
      gentle: ['Plus que des zéros. Quelle chance.'],
    },
    'round-won': {
      sunny: ['Zéro point, youpi !', 'Pourvu que ça dure !'],
      dry: ['Zéro point. Pas mal.', 'Zéro. Mon chiffre préféré.'],
      bold: ['Et on recommence !', 'Zéro point ! Et voilà !'],
      gentle: ['Zéro ? Je n’y suis pour rien.', 'J’ai eu de la chance.'],
    },
    'game-won': {
      sunny: ['Gagné ! Allez, encore une !', 'Youpi, celle-là est pour moi !'],
      dry: ['Gagné. Quelle émotion.', 'On dirait bien que c’est moi.'],
      bold: ['Je l’avais bien dit !', 'Qui veut sa revanche ?'],
      gentle: ['Merci pour cette belle partie.', 'J’ai gagné ? Ça me fait plaisir.'],
    },
    'game-lost': {
      sunny: ['Bravo ! On s’est bien amusés !', 'Félicitations ! Une autre ?'],
      dry: ['Bravo. C’est mérité, hélas.', 'Bon. J’ai connu mieux.'],
      bold: ['La prochaine fois, je t’aurai !', 'Beau combat ! La revanche ?'],
      gentle: ['Tu l’as bien mérité.', 'Félicitations, de tout cœur.'],
    },
    'came-last': {
      sunny: ['Dernière place, belle vue !', 'Tous ces points, rien qu’à moi !'],
      dry: ['Collectionner, ça, je sais.', 'En partant de la fin, j’ai gagné.'],
      bold: ['Vous allez voir la prochaine !', 'On recommence ! Ça compte pas !'],
      gentle: ['Il en faut bien un à la fin.', 'L’important, c’était de jouer.'],
    },
  },
});
