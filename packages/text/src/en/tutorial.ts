import type { TutorialWords } from '../tutorial-words.ts';

export const englishTutorial: TutorialWords = {
  title: 'Learn to play',
  intro: 'Eight little tables, three minutes. Nothing can go wrong.',
  begin: 'Begin',
  goOn: 'Carry on where you left off',
  done: 'You’ve got it!',
  finished: 'There are no more rules than these. Time for a real table.',
  helped: 'In your first games, little tabs on the cards help you remember.',
  play: 'Play now',
  firstGame: 'Play your first game',
  rules: 'Read the rules',
  learnt: 'done',
  place: (chapter, of) => `${chapter} of ${of}`,
  next: (title) => `Next: ${title}`,
  toChapters: 'All chapters',
  finish: 'Done',
  guide: 'What to do',
  chapters: {
    sides: {
      title: 'Fronts and backs',
      you: {
        title: 'This is what you see.',
        text: 'Your fronts. Only they count for you.',
      },
      mila: {
        title: 'This is what Mila sees.',
        text: 'The same five cards from behind: other numbers, and they don’t count.',
      },
      few: {
        title: 'Fewest points wins.',
        text: 'What is left in your hand counts. When someone has 50, the game is over.',
      },
      yourEyes: 'Your eyes',
      milasEyes: 'Mila’s eyes',
      milasBacks: 'Mila’s backs: you see them, she doesn’t.',
      yours: 'your',
      isToHer: 'is to her a',
      nobodyWalks: 'In a game nobody walks round. You know your backs only if you remember them.',
      fewer: 'You have fewer',
      soZero: 'so you score 0',
      toMila: 'Walk round to Mila',
      toYou: 'To my own chair',
      goOn: 'Now draw a card',
      card: (place, front) => `your card ${place}: front ${front}`,
      milaSees: (back) => `Mila sees ${back}`,
    },
    draw: {
      title: 'Drawing: two sides',
      steps: [
        {
          ask: 'First play your 9.',
          mistake: 'Let the 9 go first, it counts most.',
        },
        {
          ask: 'An 8 is a lot. Be brave: turn it over.',
          mistake: 'The 8 would count 8. Turn it over this time.',
          why: 'Only a 1! The 8 is on the back now.',
        },
      ],
    },
    same: {
      title: 'Same numbers',
      steps: [
        {
          ask: 'Same numbers go together: play both 9s.',
          mistake: 'That is allowed. But both 9s at once is better.',
        },
        {
          ask: 'Draw whichever side you like.',
          mistake: 'Now it is time to draw.',
          why: 'Whoever has played always draws exactly one card.',
        },
      ],
    },
    straight: {
      title: 'A straight',
      steps: [
        {
          ask: 'Three numbers in a row are a straight: play 6, 7 and 8.',
          mistake: 'That would work, too. Try all three: 6, 7 and 8.',
          why: 'Always exactly three.',
        },
        {
          ask: 'A 0 costs nothing. Take it.',
          mistake: 'A 0 is the best there is. Take it as it is.',
        },
      ],
    },
    triplet: {
      title: 'The number triplet',
      steps: [
        {
          ask: 'Exactly three of the same number are a number triplet. Play your 8s.',
          mistake: 'Exactly three make a triplet. Tap all three 8s.',
          why: 'A penalty action for all the others! But first you draw.',
        },
        {
          ask: 'Draw, then watch the others.',
          mistake: 'Now it is time to draw.',
          why: 'Mila has to turn a zero over. Jonas has none and draws.',
        },
        {
          ask: 'Jonas plays three 4s. Whoever holds zeros must turn one over: your choice.',
          mistake: 'After a triplet a zero is turned over. Choose one of yours.',
          why: 'Now its other side counts.',
        },
      ],
    },
    zeros: {
      title: 'Only zeros',
      steps: [
        {
          ask: 'Three 9s and two zeros: play the 9s.',
          mistake: 'Keep your zeros. Play all three 9s.',
        },
        {
          ask: 'Take the 0.',
          mistake: 'Take the 0, then you hold nothing but zeros.',
          why: 'Only zeros: the round is over at once, without a penalty action.',
        },
      ],
    },
    knock: {
      title: 'When to knock',
      steps: [
        {
          ask: 'You may knock once everyone has played twice. Play 3, 4 and 5.',
          mistake: 'You want a small hand quickly. Play 3, 4 and 5 together.',
        },
        {
          ask: 'Take the 1. Then Mila plays.',
          mistake: 'A 1 is fine. Take it as it is.',
        },
        {
          ask: 'You hold only 2 points, Mila has many cards. Knock.',
          mistake: 'It does not get much lower than 2. Knock now.',
          meanwhile: 'Last round: Mila has one more turn. Then everybody shows their cards.',
          why: 'You alone have the least: 0 points for you. Mila gets her sum.',
        },
      ],
    },
    tie: {
      title: 'Knocking is a risk',
      steps: [
        {
          ask: 'You hold 4 points, Mila has just as few cards. Knock anyway.',
          mistake: 'Here you can be daring. Knock.',
          meanwhile: 'Mila may play once more, or pass and keep her hand.',
          why: 'Mila has 4, too. In a tie the knocker pays: 4 + 5 = 9. Mila gets 0.',
        },
      ],
    },
  },
};
