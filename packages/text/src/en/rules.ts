import type { RulesWords } from '../rules-words.ts';

export const englishRules: RulesWords = {
  title: 'The rules',
  intro: 'All the rules of Quando. For 2 to 6 players, ages 8 and up, about 20 minutes.',
  contents: 'Contents',
  print: 'Print on two pages',
  all: 'All the rules',
  tutorial: 'Learn by playing',
  sections: {
    aim: {
      title: 'What it is about',
      lines: [
        'Get rid of cards, high numbers first. Whatever is left in your hand at the end of a round counts as points; only the player with the least gets 0. Whoever has the fewest points at the end of the game wins.',
        'The catch: every card has two numbers, and you see only one of them. Everyone else sees the other one.',
      ],
    },
    cards: {
      title: 'The cards',
      lines: [
        'There are 55 cards. Each one has two different numbers from 0 to 10, one on each side.',
        'Every pair of numbers exists exactly once, so every number is on ten cards. The colours only help you to tell the numbers apart.',
      ],
    },
    sides: {
      title: 'Fronts and backs',
      lines: [
        'The front of your card is the side that you see. It is the one that counts. The back is the side that everyone else sees.',
        'Never look at the backs of your own cards, or at the fronts of anybody else’s.',
        'Remembering is allowed: the number you turned away from you, the cards that were played, and the order in which they lie.',
      ],
    },
    deal: {
      title: 'Before a round',
      lines: [
        'Shuffle well, and turn some of the cards over while you do it. The first dealer is chosen at random; after each round the next player deals, clockwise.',
        'Deal one card at a time, clockwise, starting on the dealer’s left: 7 cards each with 4 to 6 players, 8 each with 2 or 3. Pick them up like ordinary playing cards: the side that faced up becomes the back.',
        'The other cards are the draw pile, and one side of its top card can be seen by all. The player on the dealer’s left begins. Play goes clockwise.',
      ],
    },
    turn: {
      title: 'Your turn',
      lines: [
        'First play cards: the same numbers or a straight. They go on the discard pile with their fronts up. Then draw one card.',
        'Or knock instead, once that is allowed.',
      ],
    },
    same: {
      title: 'Same numbers',
      lines: ['Play one card, or as many as you like whose fronts show the same number.'],
    },
    straight: {
      title: 'A straight',
      lines: [
        'Play exactly three cards whose fronts follow each other: 4, 5 and 6, for example. Never two, never four, and after 10 it does not start again at 0.',
      ],
    },
    draw: {
      title: 'Drawing',
      lines: [
        'Take the top card of the draw pile, and choose which side faces you: the visible side, or the hidden side under it.',
        'Choose before you see the hidden side. There is no going back.',
        'Whoever has played always draws exactly one card, so no hand is empty at the end of a turn. With real cards, remind each other.',
      ],
    },
    triplet: {
      title: 'The number triplet',
      lines: [
        'Exactly three cards of the same number are a number triplet, three zeros too. Two are not, and neither are four; but with four in your hand you may play just three of them.',
        'With real cards, call it out loud so that nobody misses it. You draw as always. Then each of the others has a penalty action, clockwise, starting on your left:',
      ],
      either: [
        'If you hold any zeros, you must turn exactly one of them over: your choice, but no peeking first. Its back is now its front, and counts.',
        'If you hold no zero, you draw a card and choose its side.',
      ],
      example:
        'Mila plays three 8s and draws. Jonas holds two zeros and turns one over. Ruth has none and draws a card. Then it is Jonas’s turn.',
    },
    knock: {
      title: 'Knocking and the last round',
      lines: [
        'A round ends in one of two ways: somebody knocks, or somebody is left with only zeros.',
        'Do you think that you hold the least? On your turn you may knock on the table and say “last round”, instead of playing and drawing. That is allowed as soon as every player has played at least twice in this round.',
        'Everyone else then has exactly one more turn, and nobody can knock again. You have no more turns. Then the round is over.',
        'In the last round, and only then, you may pass: “I pass” means no card played and none drawn.',
        'Triplets still count in the last round, even on the very last turn. They hit everyone else, the knocker included.',
        '“Quando” is Italian for “when”, and when to knock is the whole question.',
      ],
    },
    zeros: {
      title: 'Only zeros',
      lines: [
        'If you hold nothing but zeros after playing and drawing, however many, show them: the round ends at once, even in the last round. If you have just played a triplet, nobody has to do anything.',
      ],
    },
    pile: {
      title: 'When the draw pile is empty',
      lines: [
        'As soon as its last card is drawn, the whole discard pile is turned over and becomes the draw pile. It is not shuffled. The card that was played first is on top now and shows its back.',
      ],
    },
    score: {
      title: 'Counting up',
      lines: [
        'Everyone adds up the fronts in their hand. The lowest sum (the book calls it the total) gets 0 points, even if several players share it. Everyone else gets their sum.',
        'The knocker must have the lowest sum on their own. Otherwise the knocker gets the sum and 5 penalty points on top.',
      ],
    },
    end: {
      title: 'The end of the game',
      lines: [
        'Rounds go on until somebody has 50 points or more. With two players, 40 makes a better length; any table may agree on another number.',
        'Whoever has the fewest points wins. If several are tied, they all win.',
      ],
    },
    answers: { title: 'What people often get wrong', lines: [] },
    rulings: {
      title: 'Our rulings',
      lines: ['The printed rules leave a few questions open. This is how we play.'],
    },
  },
  captions: {
    oneSide: 'one side',
    otherSide: 'the other side',
    yourFronts: 'You see your fronts',
    yourBacks: 'The others see your backs',
    single: 'one card',
    pair: 'two',
    four: 'or more',
    straight: 'three in a row',
    tooShort: 'too few',
    noWrap: 'not beyond 10',
    visible: 'the visible side…',
    hidden: '…or the hidden one',
    triplet: 'a number triplet',
    zeroBefore: 'Your zero…',
    zeroAfter: '…is turned over',
    ninesPlayed: 'played: a triplet',
    zerosLeft: 'a zero kept, a zero drawn: over!',
    playedFirst: 'played first',
    onTop: 'now on top: its back',
  },
  examples: {
    alone: 'Mila has knocked and has the lowest sum on her own.',
    tied: 'Mila has knocked, but Jonas is just as low.',
    name: 'Player',
    sum: 'Sum',
    points: 'Points',
    knocked: 'knocked',
  },
  answers: {
    zero: {
      question: 'A triplet hits me and I hold zeros. May I draw instead?',
      answer: 'No. Whoever holds zeros turns one of them over. Only those without a zero draw.',
    },
    tied: {
      question: 'I knocked, and somebody is just as low. Do I get 0?',
      answer: 'No, you get your sum and 5 more. The other player gets 0.',
    },
    drawFirst: {
      question: 'I have played, and only zeros are left. Is it over?',
      answer: 'Not yet: the draw comes first. It is over if you then still hold nothing but zeros.',
    },
    skipDraw: {
      question: 'May I play without drawing?',
      answer: 'No. Whoever plays draws, in the last round too.',
    },
    pass: {
      question: 'I don’t want to play anything. May I pass?',
      answer:
        'Only in the last round, and then even if you could play. Before that you play at least one card on every turn.',
    },
  },
  rulings: {
    order: {
      question: 'May I sort my hand?',
      answer:
        'On your screen, yes. The others see your cards in the order in which you took them, and a turned zero stays in its place.',
    },
    together: {
      question: 'If cards are played together, in what order do they lie?',
      answer: 'A straight with the lowest number at the bottom, same numbers in the order of the hand.',
    },
    noCard: {
      question: 'What if there is no card left to draw?',
      answer:
        'After a triplet, the draw is skipped. On your own turn the cards you have just played are turned over, and you draw one of them.',
    },
    whenTurned: {
      question: 'When exactly is the discard pile turned over?',
      answer: 'The moment the last card leaves the draw pile, even in the middle of the penalty actions.',
    },
    twice: {
      question: 'What does “played twice” mean?',
      answer:
        'Every player, the knocker included, has had at least two turns in this round in which they played cards.',
    },
    knockThenZeros: {
      question: 'Somebody knocks, then somebody else ends the round with only zeros?',
      answer: 'Then the knocker does not have the lowest sum on their own and gets the 5 points.',
    },
    dealtZeros: {
      question: 'What if I am dealt nothing but zeros?',
      answer: 'That ends nothing. You have to play and draw first.',
    },
    onlyZero: {
      question: 'A triplet, and I have several zeros?',
      answer: 'You turn over only one, and you choose it. If you have just one, it is that one.',
    },
    ownBacks: {
      question: 'Do I see my backs while the cards are dealt?',
      answer: 'No. Pick them up at once, without looking.',
    },
    memory: {
      question: 'What may I know about the turned pile?',
      answer:
        'All that you have seen: the numbers that were played, their order, and the backs of the others’ cards.',
    },
    endless: {
      question: 'What if nobody ends the round?',
      answer: 'It may go on for as long as you like. A game that is given up has no winner.',
    },
  },
};
