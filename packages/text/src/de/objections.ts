import type { FaultWords, RefusalWords } from '../catalogue.ts';

export const refusals: RefusalWords = {
  'watchers-only-watch': 'Wer zuschaut, spielt nicht mit.',
  'game-over': 'Das Spiel ist zu Ende.',
  'round-over': 'Der Durchgang ist zu Ende.',
  'not-your-turn': (asked) => `Jetzt ist ${asked} gefragt.`,
  'play-before-drawing': 'Erst werden Karten gespielt, dann wird gezogen.',
  'nothing-to-flip': 'Eine Null wird nur umgedreht, wenn jemand anders einen Zahlendrilling gespielt hat.',
  'draw-after-playing': 'Gespielt ist schon, jetzt wird gezogen.',
  'zero-must-be-flipped': 'Nach einem Zahlendrilling wird eine Null umgedreht, wenn eine da ist.',
  'no-zero-so-draw': 'Auf dieser Hand ist keine Null, also heißt der Zahlendrilling: eine Karte ziehen.',
  'not-a-zero': 'Nur eine Null kann umgedreht werden.',
  'no-cards': 'Es ist noch keine Karte gewählt.',
  'no-such-card': 'Diese Karte ist nicht auf der Hand.',
  'same-card-twice': 'Jede Karte kann nur einmal gewählt werden.',
  'straight-too-short': (numbers) => `${numbers} sind noch keine Straße: Dazu gehören genau drei Karten.`,
  'straight-too-long': (numbers) =>
    `${numbers} sind zu viele für eine Straße: Dazu gehören genau drei Karten.`,
  'straight-wraps': (numbers) => `${numbers} sind keine Straße: Nach der 10 geht es nicht bei 0 weiter.`,
  'mixed-numbers': (numbers) => `${numbers} passen nicht zusammen.`,
  'already-knocked': (knocker) => `${knocker} hat schon geklopft.`,
  'knock-too-early': (seats) =>
    `Zum Klopfen ist es noch zu früh: Erst spielen alle zweimal. Es fehlt noch: ${seats}.`,
  'pass-only-in-last-round': 'Gepasst wird erst in der letzten Runde, nach dem Klopfen.',
};

export const faults: FaultWords = {
  seat: (seat) => `Platz ${seat}`,
  'not-json': 'Das ist kein JSON.',
  'not-an-object': 'Eine Aufzeichnung und jeder ihrer Durchgänge ist ein Objekt.',
  'unknown-key': (key) => `Der Schlüssel ${key} ist unbekannt; Eigenes gehört unter "meta".`,
  'missing-key': (key) => `Der Schlüssel ${key} fehlt.`,
  'bad-value': (key) => `Der Wert von ${key} kann nicht stimmen.`,
  'deck-size': (size) => `Es gibt 55 Karten; hier sind es ${size}.`,
  'deck-card': (index) => `Eintrag ${index} der Karten ist keine Karte.`,
  'deck-twice': (index) => `Die Karte bei Eintrag ${index} kam schon vor.`,
  'wrong-dealer': (seat) => `Das Geben wandert im Uhrzeigersinn: ${seat} müsste geben.`,
  'not-an-action': 'Das ist keine Aktion.',
  'no-such-seat': (seat) => `${seat} gibt es in diesem Spiel nicht.`,
  'no-such-position': 'An dieser Stelle der Hand ist keine Karte.',
  'positions-not-ascending': 'Die Stellen der Hand stehen aufsteigend, jede nur einmal.',
  'illegal-action': (reason) => `Die Regeln lassen das nicht zu: ${reason}`,
  'round-not-over': 'Der Durchgang ist nicht zu Ende und hat doch Ergebnisse oder einen Nachfolger.',
  'game-already-over': 'Das Spiel war vor diesem Durchgang zu Ende.',
  'game-not-over': 'Das Spiel ist nicht zu Ende und hat doch Sieger.',
  'wrong-result': (key, expected) => `Nach den Regeln ist ${key} ${expected}.`,
};
