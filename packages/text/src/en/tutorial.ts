import type { TutorialWords } from '../tutorial-words.ts';

export const englishTutorial: TutorialWords = {
  title: 'Learn to play',
  intro: 'Nine little tables, three minutes. You play with real cards, and nothing can go wrong.',
  begin: 'Begin',
  goOn: 'Go on where you were',
  finished: 'That is all of Quando. Time for a real table.',
  play: 'Play now',
  rules: 'The rules to read',
  learnt: 'learnt',
  place: (chapter, of) => `${chapter} of ${of}`,
  next: (title) => `Next: ${title}`,
  toChapters: 'All chapters',
  guide: 'What to do',
  chapters: {
    sides: {
      title: 'Fronts and backs',
      steps: [
        {
          ask: 'These are your fronts, they count for you. Mila sees your backs, and you see hers. Get rid of your highest number: tap the 10 and play it.',
          mistake: 'You may play that one, too. But the 10 counts most, so let it go first.',
          why: 'The 10 is gone. All this time Mila saw only its back.',
        },
        {
          ask: 'Whoever plays then draws a card. Take the 3 as it lies.',
          mistake: 'Turning over comes later. This time take the 3 that you see.',
          why: 'The 3 is your front now. What is on its back, only Mila sees.',
        },
      ],
    },
    same: {
      title: 'Same numbers',
      steps: [
        {
          ask: 'Same numbers may be played together. Tap both 9s and play them at once.',
          mistake: 'That is allowed. But both 9s in one turn are better.',
          why: 'Two high cards gone in a single turn.',
        },
        {
          ask: 'Now draw one card. Take whichever side you like.',
          mistake: 'Now one card is drawn.',
          why: 'Two cards away and one drawn: your hand gets smaller.',
        },
      ],
    },
    straight: {
      title: 'A straight',
      steps: [
        {
          ask: 'Three numbers in a row are a straight: tap 6, 7 and 8, and play them.',
          mistake: 'That would work, too. Try all three: 6, 7 and 8.',
          why: '21 points gone at once. A straight has exactly three cards.',
        },
        {
          ask: 'And draw, on whichever side you like.',
          mistake: 'Now one card is drawn.',
          why: 'Three cards away, one drawn. That is the quickest way to a small hand.',
        },
      ],
    },
    draw: {
      title: 'The draw and its two sides',
      steps: [
        {
          ask: 'First play your 9.',
          mistake: 'Let the 9 go first, it counts most.',
          why: 'Now comes the draw.',
        },
        {
          ask: 'An 8 lies there. That is a lot, and the other side is a surprise. Be brave: turn it over.',
          mistake: 'The 8 would count 8. Turn it over this time.',
          why: 'Only a 1! The 8 is on the back now, where only the others see it.',
        },
        {
          ask: 'Your turn again: play both 6s.',
          mistake: 'Both 6s are worth more. Play them together.',
          why: '12 points less.',
        },
        {
          ask: 'Look, a 0 lies there. It costs nothing, so take it.',
          mistake: 'A 0 is the best there is. Take it as it lies.',
          why: 'Take low numbers as they lie, and turn high ones over.',
        },
      ],
    },
    triplet: {
      title: 'The number triplet',
      steps: [
        {
          ask: 'Exactly three of the same number are a number triplet, and all the others pay for it. Play your three 8s.',
          mistake: 'Only exactly three are a triplet. Tap all three 8s.',
          why: 'A triplet! But first you draw.',
        },
        {
          ask: 'Draw a card, then watch the other two.',
          mistake: 'Now one card is drawn.',
          why: 'Mila has a zero and has to turn one over. Jonas has none and has to draw.',
        },
        {
          ask: 'Now it hits you: Jonas played three 4s. You hold zeros, so you cannot draw instead. Choose one and turn it over.',
          mistake: 'After a triplet a zero is turned over. Choose one of yours.',
          why: 'What was on its back is your front now, and counts.',
        },
      ],
    },
    count: {
      title: 'Counting up',
      steps: [
        {
          ask: 'Mila has knocked: last round! You have one more turn. Get rid of your 9.',
          mistake: 'The 9 costs you most. Play that one.',
          why: 'Nine points less.',
        },
        {
          ask: 'A 1 lies there. Take it, then everything is counted.',
          mistake: 'A 1 is low enough. Take it as it lies.',
          why: 'Everyone adds up their fronts. Mila is lowest and gets 0 points. You get your 8.',
        },
      ],
    },
    knock: {
      title: 'When to knock',
      steps: [
        {
          ask: 'The lowest hand wins a round. Knocking is allowed once everyone has played twice. Get small first: play the straight 3, 4, 5.',
          mistake: 'You want a small hand quickly. Play 3, 4 and 5 together.',
          why: '12 points less.',
        },
        {
          ask: 'Take the 1. Then it is Mila’s second play.',
          mistake: 'A 1 is fine. Take it as it lies.',
          why: 'Now all have played twice.',
        },
        {
          ask: 'You hold only 2 points, and Mila has many cards. Knock!',
          mistake: 'It does not get much lower than 2. Knock now.',
          why: 'Mila had one more turn, and you are alone on the lowest sum: 0 points for you.',
        },
      ],
    },
    tie: {
      title: 'A knock that fails',
      steps: [
        {
          ask: 'You hold 4 points. Mila has just as few cards, so it is a risk. Knock all the same and see.',
          mistake: 'Here you may dare something. Knock.',
          why: 'Mila has 4, too. A tie is not enough for a knocker: 4 points and 5 more. Mila gets 0.',
        },
      ],
    },
    zeros: {
      title: 'Only zeros',
      steps: [
        {
          ask: 'Three 9s and two zeros: that smells like a quick end. Play the 9s.',
          mistake: 'Keep your zeros. Play all three 9s.',
          why: 'A triplet, too. But the draw comes first.',
        },
        {
          ask: 'A 0 lies there. Take it.',
          mistake: 'Take the 0, then you hold nothing but zeros.',
          why: 'Nothing but zeros: the round is over at once, and nobody pays for the triplet any more.',
        },
      ],
    },
  },
};
