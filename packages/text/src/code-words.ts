import { CODE_LENGTH, type TableCode } from '@quando/protocol';
import { translationOf, translations, type Language } from './language.ts';

/** A word of a table's code: a picture of it, and its name in every language. */
type CodeWord = readonly [
  picture: string,
  de: string,
  en: string,
  fr: string,
  it: string,
  nl: string,
  es: string,
];

/**
 * The words of codes. A code names them by their places here, which therefore never change. In each language two of them
 * differ by at least two letters, and no word means different things in two languages: a test checks it.
 */
const CODE_WORDS: readonly CodeWord[] = [
  ['🍎', 'Apfel', 'apple', 'pomme', 'mela', 'appel', 'manzana'],
  ['🍌', 'Banane', 'banana', 'banane', 'banana', 'banaan', 'plátano'],
  ['🍋', 'Zitrone', 'lemon', 'citron', 'limone', 'citroen', 'limón'],
  ['🍒', 'Kirsche', 'cherry', 'cerise', 'ciliegia', 'kers', 'cereza'],
  ['🍇', 'Traube', 'grape', 'raisin', 'uva', 'druif', 'uva'],
  ['🍍', 'Ananas', 'pineapple', 'ananas', 'ananas', 'ananas', 'piña'],
  ['🥥', 'Kokosnuss', 'coconut', 'coco', 'cocco', 'kokosnoot', 'coco'],
  ['🍅', 'Tomate', 'tomato', 'tomate', 'pomodoro', 'tomaat', 'tomate'],
  ['🥕', 'Karotte', 'carrot', 'carotte', 'carota', 'wortel', 'zanahoria'],
  ['🍕', 'Pizza', 'pizza', 'pizza', 'pizza', 'pizza', 'pizza'],
  ['🍪', 'Keks', 'cookie', 'biscuit', 'biscotto', 'koekje', 'galleta'],
  ['🍯', 'Honig', 'honey', 'miel', 'miele', 'honing', 'miel'],
  ['☕', 'Kaffee', 'coffee', 'café', 'caffè', 'koffie', 'café'],
  ['🫖', 'Teekanne', 'teapot', 'théière', 'teiera', 'theepot', 'tetera'],
  ['🥄', 'Löffel', 'spoon', 'cuillère', 'cucchiaio', 'lepel', 'cuchara'],
  ['🐻', 'Bär', 'bear', 'ours', 'orso', 'beer', 'oso'],
  ['🦁', 'Löwe', 'lion', 'lion', 'leone', 'leeuw', 'león'],
  ['🐯', 'Tiger', 'tiger', 'tigre', 'tigre', 'tijger', 'tigre'],
  ['🐘', 'Elefant', 'elephant', 'éléphant', 'elefante', 'olifant', 'elefante'],
  ['🦒', 'Giraffe', 'giraffe', 'girafe', 'giraffa', 'giraf', 'jirafa'],
  ['🦓', 'Zebra', 'zebra', 'zèbre', 'zebra', 'zebra', 'cebra'],
  ['🐵', 'Affe', 'monkey', 'singe', 'scimmia', 'aap', 'mono'],
  ['🦊', 'Fuchs', 'fox', 'renard', 'volpe', 'vos', 'zorro'],
  ['🐰', 'Kaninchen', 'rabbit', 'lapin', 'coniglio', 'konijn', 'conejo'],
  ['🐭', 'Maus', 'mouse', 'souris', 'topo', 'muis', 'ratón'],
  ['🐱', 'Katze', 'cat', 'chat', 'gatto', 'kat', 'gato'],
  ['🐶', 'Hund', 'dog', 'chien', 'cane', 'hond', 'perro'],
  ['🐴', 'Pferd', 'horse', 'cheval', 'cavallo', 'paard', 'caballo'],
  ['🐮', 'Kuh', 'cow', 'vache', 'mucca', 'koe', 'vaca'],
  ['🐷', 'Schwein', 'pig', 'cochon', 'maiale', 'varken', 'cerdo'],
  ['🐔', 'Huhn', 'hen', 'poule', 'gallina', 'kip', 'gallina'],
  ['🦢', 'Schwan', 'swan', 'cygne', 'cigno', 'zwaan', 'cisne'],
  ['🦉', 'Eule', 'owl', 'hibou', 'gufo', 'uil', 'búho'],
  ['🦅', 'Adler', 'eagle', 'aigle', 'aquila', 'arend', 'águila'],
  ['🐧', 'Pinguin', 'penguin', 'pingouin', 'pinguino', 'pinguïn', 'pingüino'],
  ['🐍', 'Schlange', 'snake', 'serpent', 'serpente', 'slang', 'serpiente'],
  ['🐬', 'Delfin', 'dolphin', 'dauphin', 'delfino', 'dolfijn', 'delfín'],
  ['🐳', 'Wal', 'whale', 'baleine', 'balena', 'walvis', 'ballena'],
  ['🦈', 'Hai', 'shark', 'requin', 'squalo', 'haai', 'tiburón'],
  ['🐙', 'Krake', 'octopus', 'pieuvre', 'polpo', 'octopus', 'pulpo'],
  ['🦀', 'Krebs', 'crab', 'crabe', 'granchio', 'krab', 'cangrejo'],
  ['🐌', 'Schnecke', 'snail', 'escargot', 'lumaca', 'slak', 'caracol'],
  ['🐝', 'Biene', 'bee', 'abeille', 'ape', 'bij', 'abeja'],
  ['🐜', 'Ameise', 'ant', 'fourmi', 'formica', 'mier', 'hormiga'],
  ['🪰', 'Fliege', 'fly', 'mouche', 'mosca', 'vlieg', 'mosca'],
  ['🦔', 'Igel', 'hedgehog', 'hérisson', 'riccio', 'egel', 'erizo'],
  ['🦘', 'Känguru', 'kangaroo', 'kangourou', 'canguro', 'kangoeroe', 'canguro'],
  ['🐼', 'Panda', 'panda', 'panda', 'panda', 'panda', 'panda'],
  ['🐨', 'Koala', 'koala', 'koala', 'koala', 'koala', 'koala'],
  ['🦭', 'Robbe', 'seal', 'phoque', 'foca', 'zeehond', 'foca'],
  ['🦦', 'Otter', 'otter', 'loutre', 'lontra', 'otter', 'nutria'],
  ['🐦', 'Vogel', 'bird', 'oiseau', 'uccello', 'vogel', 'pájaro'],
  ['🐉', 'Drache', 'dragon', 'dragon', 'drago', 'draak', 'dragón'],
  ['🦄', 'Einhorn', 'unicorn', 'licorne', 'unicorno', 'eenhoorn', 'unicornio'],
  ['☀️', 'Sonne', 'sun', 'soleil', 'sole', 'zon', 'sol'],
  ['🌙', 'Mond', 'moon', 'lune', 'luna', 'maan', 'luna'],
  ['⭐', 'Stern', 'star', 'étoile', 'stella', 'ster', 'estrella'],
  ['☁️', 'Wolke', 'cloud', 'nuage', 'nuvola', 'wolk', 'nube'],
  ['⚡', 'Blitz', 'lightning', 'éclair', 'fulmine', 'bliksem', 'rayo'],
  ['❄️', 'Schnee', 'snow', 'neige', 'neve', 'sneeuw', 'nieve'],
  ['🔥', 'Feuer', 'fire', 'feu', 'fuoco', 'vuur', 'fuego'],
  ['💧', 'Wasser', 'water', 'eau', 'acqua', 'water', 'agua'],
  ['🌊', 'Welle', 'wave', 'vague', 'onda', 'golf', 'ola'],
  ['🌳', 'Baum', 'tree', 'arbre', 'albero', 'boom', 'árbol'],
  ['🌵', 'Kaktus', 'cactus', 'cactus', 'cactus', 'cactus', 'cactus'],
  ['🌷', 'Tulpe', 'tulip', 'tulipe', 'tulipano', 'tulp', 'tulipán'],
  ['🌸', 'Blume', 'flower', 'fleur', 'fiore', 'bloem', 'flor'],
  ['🍀', 'Klee', 'clover', 'trèfle', 'trifoglio', 'klaver', 'trébol'],
  ['🍁', 'Blatt', 'leaf', 'feuille', 'foglia', 'blad', 'hoja'],
  ['🌴', 'Palme', 'palm', 'palmier', 'palma', 'palm', 'palmera'],
  ['⛰️', 'Berg', 'mountain', 'montagne', 'montagna', 'berg', 'montaña'],
  ['🌋', 'Vulkan', 'volcano', 'volcan', 'vulcano', 'vulkaan', 'volcán'],
  ['🪺', 'Nest', 'nest', 'nid', 'nido', 'nest', 'nido'],
  ['🪐', 'Planet', 'planet', 'planète', 'pianeta', 'planeet', 'planeta'],
  ['☄️', 'Komet', 'comet', 'comète', 'cometa', 'komeet', 'cometa'],
  ['🏰', 'Schloss', 'castle', 'château', 'castello', 'kasteel', 'castillo'],
  ['⛺', 'Zelt', 'tent', 'tente', 'tenda', 'tent', 'tienda'],
  ['🌉', 'Brücke', 'bridge', 'pont', 'ponte', 'brug', 'puente'],
  ['🚪', 'Tür', 'door', 'porte', 'porta', 'deur', 'puerta'],
  ['🪟', 'Fenster', 'window', 'fenêtre', 'finestra', 'raam', 'ventana'],
  ['🪑', 'Stuhl', 'chair', 'chaise', 'sedia', 'stoel', 'silla'],
  ['🔑', 'Schlüssel', 'key', 'clé', 'chiave', 'sleutel', 'llave'],
  ['🔔', 'Glocke', 'bell', 'cloche', 'campana', 'bel', 'campana'],
  ['🕯️', 'Kerze', 'candle', 'bougie', 'candela', 'kaars', 'vela'],
  ['💡', 'Lampe', 'lamp', 'lampe', 'lampada', 'lamp', 'lámpara'],
  ['🪞', 'Spiegel', 'mirror', 'miroir', 'specchio', 'spiegel', 'espejo'],
  ['⏰', 'Uhr', 'clock', 'horloge', 'orologio', 'klok', 'reloj'],
  ['📖', 'Buch', 'book', 'livre', 'libro', 'boek', 'libro'],
  ['✏️', 'Bleistift', 'pencil', 'crayon', 'matita', 'potlood', 'lápiz'],
  ['✂️', 'Schere', 'scissors', 'ciseaux', 'forbici', 'schaar', 'tijeras'],
  ['🔨', 'Hammer', 'hammer', 'marteau', 'martello', 'hamer', 'martillo'],
  ['🪚', 'Säge', 'saw', 'scie', 'sega', 'zaag', 'sierra'],
  ['🪜', 'Leiter', 'ladder', 'échelle', 'scala', 'ladder', 'escalera'],
  ['🧹', 'Besen', 'broom', 'balai', 'scopa', 'bezem', 'escoba'],
  ['🧳', 'Koffer', 'suitcase', 'valise', 'valigia', 'koffer', 'maleta'],
  ['👓', 'Brille', 'glasses', 'lunettes', 'occhiali', 'bril', 'gafas'],
  ['👑', 'Krone', 'crown', 'couronne', 'corona', 'kroon', 'corona'],
  ['👞', 'Schuh', 'shoe', 'chaussure', 'scarpa', 'schoen', 'zapato'],
  ['👗', 'Kleid', 'dress', 'robe', 'vestito', 'jurk', 'vestido'],
  ['🔘', 'Knopf', 'button', 'bouton', 'bottone', 'knoop', 'botón'],
  ['🧩', 'Puzzle', 'puzzle', 'puzzle', 'puzzle', 'puzzel', 'puzle'],
  ['🎁', 'Geschenk', 'gift', 'cadeau', 'regalo', 'cadeau', 'regalo'],
  ['🎸', 'Gitarre', 'guitar', 'guitare', 'chitarra', 'gitaar', 'guitarra'],
  ['🎺', 'Trompete', 'trumpet', 'trompette', 'tromba', 'trompet', 'trompeta'],
  ['🥁', 'Trommel', 'drum', 'tambour', 'tamburo', 'trommel', 'tambor'],
  ['🎻', 'Geige', 'violin', 'violon', 'violino', 'viool', 'violín'],
  ['🎹', 'Klavier', 'piano', 'piano', 'piano', 'piano', 'piano'],
  ['🎷', 'Saxofon', 'saxophone', 'saxophone', 'sassofono', 'saxofoon', 'saxofón'],
  ['🚂', 'Zug', 'train', 'train', 'treno', 'trein', 'tren'],
  ['🚌', 'Bus', 'bus', 'bus', 'autobus', 'bus', 'autobús'],
  ['🚜', 'Traktor', 'tractor', 'tracteur', 'trattore', 'tractor', 'tractor'],
  ['✈️', 'Flugzeug', 'airplane', 'avion', 'aereo', 'vliegtuig', 'avión'],
  ['🚀', 'Rakete', 'rocket', 'fusée', 'razzo', 'raket', 'cohete'],
  ['⚓', 'Anker', 'anchor', 'ancre', 'ancora', 'anker', 'ancla'],
  ['🧭', 'Kompass', 'compass', 'boussole', 'bussola', 'kompas', 'brújula'],
  ['☎️', 'Telefon', 'telephone', 'téléphone', 'telefono', 'telefoon', 'teléfono'],
  ['📻', 'Radio', 'radio', 'radio', 'radio', 'radio', 'radio'],
  ['🤖', 'Roboter', 'robot', 'robot', 'robot', 'robot', 'robot'],
  ['👻', 'Gespenst', 'ghost', 'fantôme', 'fantasma', 'spook', 'fantasma'],
  ['🧙', 'Zauberer', 'wizard', 'sorcier', 'mago', 'tovenaar', 'mago'],
  ['🦷', 'Zahn', 'tooth', 'dent', 'dente', 'tand', 'diente'],
  ['👃', 'Nase', 'nose', 'nez', 'naso', 'neus', 'nariz'],
  ['🎾', 'Tennis', 'tennis', 'tennis', 'tennis', 'tennis', 'tenis'],
  ['❤️', 'Herz', 'heart', 'cœur', 'cuore', 'hart', 'corazón'],
  ['🧲', 'Magnet', 'magnet', 'aimant', 'calamita', 'magneet', 'imán'],
  ['🥔', 'Kartoffel', 'potato', 'patate', 'patata', 'aardappel', 'patata'],
  ['🍉', 'Melone', 'melon', 'melon', 'melone', 'meloen', 'melón'],
  ['🥝', 'Kiwi', 'kiwi', 'kiwi', 'kiwi', 'kiwi', 'kiwi'],
  ['🥦', 'Brokkoli', 'broccoli', 'brocoli', 'broccolo', 'broccoli', 'brócoli'],
  ['🥒', 'Gurke', 'cucumber', 'concombre', 'cetriolo', 'komkommer', 'pepino'],
  ['🍲', 'Suppe', 'soup', 'soupe', 'zuppa', 'soep', 'sopa'],
  ['🥛', 'Milch', 'milk', 'lait', 'latte', 'melk', 'leche'],
  ['🛶', 'Kanu', 'canoe', 'canoë', 'canoa', 'kano', 'canoa'],
  ['🛡️', 'Schild', 'shield', 'bouclier', 'scudo', 'schild', 'escudo'],
  ['⚔️', 'Schwert', 'sword', 'épée', 'spada', 'zwaard', 'espada'],
  ['🎭', 'Maske', 'mask', 'masque', 'maschera', 'masker', 'máscara'],
  ['🎪', 'Zirkus', 'circus', 'cirque', 'circo', 'circus', 'circo'],
  ['🏮', 'Laterne', 'lantern', 'lanterne', 'lanterna', 'lantaarn', 'farol'],
  ['🍾', 'Flasche', 'bottle', 'bouteille', 'bottiglia', 'fles', 'botella'],
  ['🍽️', 'Teller', 'plate', 'assiette', 'piatto', 'bord', 'plato'],
  ['🪵', 'Holz', 'wood', 'bois', 'legno', 'hout', 'madera'],
  ['💎', 'Diamant', 'diamond', 'diamant', 'diamante', 'diamant', 'diamante'],
  ['🪙', 'Münze', 'coin', 'monnaie', 'moneta', 'munt', 'moneda'],
  ['🏅', 'Medaille', 'medal', 'médaille', 'medaglia', 'medaille', 'medalla'],
  ['📏', 'Lineal', 'ruler', 'règle', 'righello', 'liniaal', 'regla'],
  ['✉️', 'Brief', 'letter', 'lettre', 'lettera', 'brief', 'carta'],
  ['🧇', 'Waffel', 'waffle', 'gaufre', 'cialda', 'wafel', 'gofre'],
  ['🍬', 'Bonbon', 'candy', 'bonbon', 'caramella', 'snoepje', 'caramelo'],
  ['🍿', 'Popcorn', 'popcorn', 'popcorn', 'popcorn', 'popcorn', 'palomitas'],
  ['🍚', 'Reis', 'rice', 'riz', 'riso', 'rijst', 'arroz'],
  ['🫒', 'Olive', 'olive', 'olive', 'oliva', 'olijf', 'aceituna'],
  ['🌰', 'Kastanie', 'chestnut', 'châtaigne', 'castagna', 'kastanje', 'castaña'],
  ['🥑', 'Avocado', 'avocado', 'avocat', 'avocado', 'avocado', 'aguacate'],
  ['🏭', 'Fabrik', 'factory', 'usine', 'fabbrica', 'fabriek', 'fábrica'],
  ['🏖️', 'Strand', 'beach', 'plage', 'spiaggia', 'strand', 'playa'],
  ['🧽', 'Schwamm', 'sponge', 'éponge', 'spugna', 'spons', 'esponja'],
  ['🚩', 'Flagge', 'flag', 'drapeau', 'bandiera', 'vlag', 'bandera'],
  ['🌮', 'Taco', 'taco', 'taco', 'taco', 'taco', 'taco'],
  ['🍣', 'Sushi', 'sushi', 'sushi', 'sushi', 'sushi', 'sushi'],
  ['🚕', 'Taxi', 'taxi', 'taxi', 'taxi', 'taxi', 'taxi'],
];

/** A word of a code in the reader's language, with its picture. */
export type SpokenWord = { readonly word: string; readonly picture: string };

/** A code as it is read aloud in a language. */
export function spokenCode(code: TableCode, language: Language): readonly SpokenWord[] {
  const column = translations.indexOf(translationOf(language));
  return code.map((place) => {
    const [picture, ...names] = CODE_WORDS[place]!;
    return { picture, word: names[column]! };
  });
}

/** A word that somebody has typed, and its place among the words of codes if it is one of them. */
export type TypedWord = { readonly typed: string; readonly place: number | 'unknown' };

/** The words in a typed text, in any language; capitals, accents and what stands between the words do not matter. */
export function typedWords(text: string): readonly TypedWord[] {
  const places = placesByName();
  const words = text.split(/[^\p{L}\p{M}]+/u).filter((typed) => typed !== '');
  return words.map((typed) => ({ typed, place: places.get(plain(typed)) ?? 'unknown' }));
}

/** The code of typed words; undefined unless they are exactly as many known words as a code has. */
export function typedCode(words: readonly TypedWord[]): TableCode | undefined {
  const places = words.flatMap(({ place }) => (place === 'unknown' ? [] : [place]));
  return places.length === CODE_LENGTH && words.length === CODE_LENGTH ? places : undefined;
}

const placesByName = (): ReadonlyMap<string, number> =>
  new Map(
    CODE_WORDS.flatMap(([, ...names], place) =>
      names.flatMap((name) => [plain(name), plain(spelledOut(name))].map((known) => [known, place] as const)),
    ),
  );

/** Letters without capitals and accents. */
const plain = (word: string): string =>
  word.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** German umlauts as they are typed on other keyboards. */
const spelledOut = (word: string): string =>
  word.replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter]!);
