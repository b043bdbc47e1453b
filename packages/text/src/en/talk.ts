import type { TalkWords } from '../talk-words.ts';

export const englishTalk: TalkWords = {
  says: (name, line) => `${name}: ${line}`,
  lines: {
    hello: {
      sunny: ['Hi! This will be fun!', 'Yay, we’re playing!'],
      dry: ['Good day. Fine by me.', 'Right then. Let’s begin.'],
      bold: ['Look out, here I come!', 'Today I want to win!'],
      gentle: ['How nice, a game!', 'Good luck and have fun!'],
    },
    'triplet-played': {
      sunny: ['Three in one go!', 'Whee, a triplet!'],
      dry: ['Three the same. It happens.', 'A triplet. No comment.'],
      bold: ['Ha! Triplet!', 'Boom! Three the same!'],
      gentle: ['A triplet. Don’t be cross!', 'Oh, three the same. Sorry!'],
    },
    'triplet-suffered': {
      sunny: ['One more card? All right!', 'Whoops, thanks for the card!'],
      dry: ['One more card. Wonderful.', 'Just what I needed.'],
      bold: ['Pah, one more won’t hurt!', 'I can still do this!'],
      gentle: ['Oh dear, another card…', 'Never mind, I’ll manage.'],
    },
    'zero-turned': {
      sunny: ['Bye-bye, little zero!', 'Whoops, over it goes!'],
      dry: ['My zero. It was so round.', 'I was fond of that zero.'],
      bold: ['Hey, my lovely zero!', 'I’ll find a new one!'],
      gentle: ['Farewell, dear zero.', 'Oh, my zero…'],
    },
    'many-played': {
      sunny: ['So many at once!'],
      dry: ['Spring cleaning.'],
      bold: ['Make way, out they go!'],
      gentle: ['Ah, much lighter now.'],
    },
    knocked: {
      sunny: ['Knock, knock!', 'I’m so excited!'],
      dry: ['Knock. That is all.', 'I knock. Just because.'],
      bold: ['Knock! Now it counts!', 'Here goes nothing!'],
      gentle: ['A little knock, very softly.', 'I wonder if it’s too early.'],
    },
    'knock-heard': {
      sunny: ['Ooh, the last round already!', 'Oh, how exciting!'],
      dry: ['I see. Last round.', 'Who’s there?'],
      bold: ['Brave! I like it!', 'We’ll see about that!'],
      gentle: ['Oh, now think carefully…', 'Well, this is exciting.'],
    },
    'knock-right': {
      sunny: ['My knock worked!'],
      dry: ['Well knocked, I would say.'],
      bold: ['Knocked and won!'],
      gentle: ['Phew, that knock went well.'],
    },
    'knock-punished': {
      sunny: ['Knocked too early, hee-hee!'],
      dry: ['That knock was a mistake.'],
      bold: ['You can’t win them all!'],
      gentle: ['Next time I’ll wait longer.'],
    },
    'round-won': {
      sunny: ['No points, hooray!', 'Let’s go on like this!'],
      dry: ['No points. Not bad.', 'Nothing added. I like that.'],
      bold: ['And now once more!', 'No points! That’s the way!'],
      gentle: ['That went well for me.', 'I was lucky there.'],
    },
  },
};
