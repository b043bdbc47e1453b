import type { FaultWords, RefusalWords } from '../catalogue.ts';

export const refusals: RefusalWords = {
  'watchers-only-watch': 'Quand on regarde, on ne joue pas.',
  'game-over': 'La partie est finie.',
  'round-over': 'La manche est finie.',
  'not-your-turn': (asked) => `C’est maintenant à ${asked}.`,
  'play-before-drawing': 'On joue d’abord des cartes, puis on en pioche une.',
  'nothing-to-flip': 'On ne retourne un zéro qu’après la triplette de quelqu’un d’autre.',
  'draw-after-playing': 'Les cartes sont jouées, il faut maintenant piocher.',
  'zero-must-be-flipped': 'Après une triplette, si on a un zéro, on en retourne un.',
  'no-zero-so-draw': 'Il n’y a pas de zéro dans cette main : la triplette fait piocher une carte.',
  'not-a-zero': 'Seul un zéro peut être retourné.',
  'no-cards': 'Aucune carte n’est encore choisie.',
  'no-such-card': 'Cette carte n’est pas dans la main.',
  'same-card-twice': 'Chaque carte ne peut être choisie qu’une fois.',
  'straight-too-short': (numbers) =>
    `${numbers} ne font pas encore une série : il faut exactement trois cartes.`,
  'straight-too-long': (numbers) =>
    `${numbers}, c’est trop pour une série : il faut exactement trois cartes.`,
  'straight-wraps': (numbers) => `${numbers} ne font pas une série : après 10, on ne repart pas à 0.`,
  'mixed-numbers': (numbers) => `${numbers} ne vont pas ensemble.`,
  'already-knocked': (knocker) => `${knocker} a déjà frappé.`,
  'knock-too-early': (seats) =>
    `Trop tôt pour frapper : chacun doit jouer deux fois. On attend encore : ${seats}.`,
  'pass-only-in-last-round': 'On ne passe qu’au dernier tour, quand quelqu’un a frappé.',
};

export const faults: FaultWords = {
  seat: (seat) => `Place ${seat}`,
  'not-json': 'Ce n’est pas du JSON.',
  'not-an-object': 'Un enregistrement et chacune de ses manches est un objet.',
  'unknown-key': (key) => `La clé ${key} est inconnue ; les ajouts vont sous "meta".`,
  'missing-key': (key) => `La clé ${key} manque.`,
  'bad-value': (key) => `La valeur de ${key} ne peut pas être juste.`,
  'deck-size': (size) => `Le jeu a 55 cartes ; ici, il y en a ${size}.`,
  'deck-card': (index) => `L’élément ${index} du paquet n’est pas une carte.`,
  'deck-twice': (index) => `La carte de l’élément ${index} était déjà là.`,
  'wrong-dealer': (seat) =>
    `La donne tourne dans le sens des aiguilles d’une montre : ${seat} devrait donner.`,
  'not-an-action': 'Ce n’est pas une action.',
  'no-such-seat': (seat) => `${seat} n’existe pas dans cette partie.`,
  'no-such-position': 'La main n’a pas de carte à cette position.',
  'positions-not-ascending': 'Les positions de la main vont en croissant, chacune une fois.',
  'illegal-action': (reason) => `Les règles refusent cette action : ${reason}`,
  'round-not-over': 'La manche n’est pas finie, et pourtant elle a des résultats ou une suite.',
  'game-already-over': 'La partie était finie avant cette manche.',
  'game-not-over': 'La partie n’est pas finie, et pourtant elle a des vainqueurs.',
  'wrong-result': (key, expected) => `Selon les règles, ${key} vaut ${expected}.`,
  'not-a-link': 'Ce n’est pas un lien vers une partie.',
  'unknown-link': 'Ce lien est abîmé, ou il vient d’une version plus récente de Quando.',
  'damaged-link': 'Ce lien est abîmé ou incomplet.',
};
