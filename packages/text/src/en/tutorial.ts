import type { TutorialWords } from '../tutorial-words.ts';

export const englishTutorial: TutorialWords = {
  title: 'Learn to play',
  intro: 'Eight little tables, three minutes. Nothing can go wrong.',
  begin: 'Begin',
  goOn: 'Carry on where you left off',
  finished: 'There are no more rules than these. Time for a real table.',
  play: 'Play now',
  rules: 'Read the rules',
  learnt: 'done',
  place: (chapter, of) => `${chapter} of ${of}`,
  next: (title) => `Next: ${title}`,
  toChapters: 'All chapters',
  guide: 'What to do',
  chapters: {
    sides: {
      title: 'Fronts and backs',
      steps: [
        {
          ask: 'Few points are good, and fronts count: tap the 10 and play it.',
          mistake: 'You may play that one, too. But the 10 counts most.',
          why: '10 points gone.',
        },
        {
          ask: 'Then you draw. Take the 3.',
          mistake: 'Turning over comes next. This time take the 3 that you see.',
          why: 'Only Mila sees its back. And you see Mila’s backs: they don’t count.',
        },
      ],
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
          why: 'Two cards at once.',
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
          why: 'Always exactly three. 21 points are gone.',
        },
        {
          ask: 'A 0 costs nothing. Take it.',
          mistake: 'A 0 is the best there is. Take it as it is.',
          why: 'Keep low numbers as they are.',
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
          why: 'A triplet. But the draw comes first.',
        },
        {
          ask: 'Take the 0.',
          mistake: 'Take the 0, then you hold nothing but zeros.',
          why: 'Only zeros: the round is over at once, and nobody has to do anything.',
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
          why: 'Now everyone has played twice.',
        },
        {
          ask: 'You hold only 2 points, Mila has many cards. Knock: last round, one more turn for Mila.',
          mistake: 'It does not get much lower than 2. Knock now.',
          why: 'You alone have the least: 0 points for you. Mila gets her sum.',
        },
      ],
    },
    tie: {
      title: 'A knock that fails',
      steps: [
        {
          ask: 'You hold 4 points, Mila has just as few cards. Knock anyway.',
          mistake: 'Here you can be daring. Knock.',
          why: 'Mila passes and has 4, too. In a tie the knocker pays: 4 + 5 = 9. Mila gets 0.',
        },
      ],
    },
  },
};
