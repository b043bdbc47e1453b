import type { TalkWords } from '../talk-words.ts';

export const englishTalk: TalkWords = {
  says: (name, line) => `${name}: ${line}`,
  lines: {
    hello: {
      sunny: ['Hi! This will be fun!', 'Yay, we’re playing!'],
      dry: ['Oh. We’re playing. Fine.', 'Right then. Let’s begin.'],
      bold: ['Look out, here I come!', 'I’m winning today. Probably.'],
      gentle: ['Oh lovely, a game!', 'Good luck and have fun!'],
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
      sunny: ['So many at once!', 'Off you all go!'],
      dry: ['Spring cleaning.', 'I won’t be needing those.'],
      bold: ['Make way, out they go!', 'Whoosh, and gone!'],
      gentle: ['Ah, much lighter now.', 'So much room in my hand.'],
    },
    knocked: {
      sunny: ['Knock, knock!', 'I’m so excited!'],
      dry: ['Knock. That is all.', 'I knock. Just because.'],
      bold: ['Knock! It’s now or never!', 'Here goes nothing!'],
      gentle: ['A little knock, very softly.', 'I wonder if it’s too early.'],
    },
    'knock-heard': {
      sunny: ['Ooh, the last round already!', 'Oh, how exciting!'],
      dry: ['I see. Last round.', 'Who’s there?'],
      bold: ['Brave! I like it!', 'We’ll see about that!'],
      gentle: ['Ooh, let me think…', 'My heart is knocking, too.'],
    },
    'knock-right': {
      sunny: ['My knock worked!', 'Right on quando!'],
      dry: ['Knocking is an art.', 'See. It works.'],
      bold: ['Knocked and won!', 'Fortune favours the bold!'],
      gentle: ['Phew, that knock went well.', 'Oh, I’m so relieved.'],
    },
    'knock-punished': {
      sunny: ['Knocked too early, hee-hee!', 'Oops! That didn’t work!'],
      dry: ['I should have rung the bell.', 'Five points. My pleasure.'],
      bold: ['You can’t win them all!', 'Never mind, I’ll do it again!'],
      gentle: ['Next time I’ll wait longer.', 'I was too impatient.'],
    },
    praise: {
      sunny: ['Wow, well played!', 'Ooh, what a lovely move!'],
      dry: ['Not bad. Not bad at all.', 'I wish I had had those.'],
      bold: ['Respect! But just you wait!', 'Strong move!'],
      gentle: ['Beautifully played.', 'Well done, really.'],
    },
    'only-zeros': {
      sunny: ['Nothing but zeros, hooray!'],
      dry: ['Only zeros. Very tidy.'],
      bold: ['Zeros! Every one of them!'],
      gentle: ['All zeros. What luck.'],
    },
    'round-won': {
      sunny: ['Zero points, hooray!', 'I could get used to this!'],
      dry: ['Zero points. Not bad.', 'Zero. My favourite number.'],
      bold: ['Again! Again!', 'Zero! That’s how it’s done!'],
      gentle: ['Zero points? Who, me?', 'I was lucky there.'],
    },
    'game-won': {
      sunny: ['I won! Come on, another game!', 'Hooray, that one was mine!'],
      dry: ['I won. I’m touched.', 'That would be me, then.'],
      bold: ['What did I tell you!', 'Who wants a rematch?'],
      gentle: ['Thank you for a lovely game.', 'I won? How nice.'],
    },
    'game-lost': {
      sunny: ['Congratulations! That was fun!', 'Bravo! One more?'],
      dry: ['Congratulations. Well deserved.', 'Fine. I’ve had better days.'],
      bold: ['I’ll get you next time!', 'Good fight! Rematch?'],
      gentle: ['You have earned it.', 'Congratulations, truly.'],
    },
    'came-last': {
      sunny: ['Last place, best view!', 'So many points, all for me!'],
      dry: ['I’m good at collecting points.', 'Counted from the back, I won.'],
      bold: ['You’ll pay for this!', 'Again! That one didn’t count!'],
      gentle: ['Somebody has to be last.', 'It was a lovely game anyway.'],
    },
  },
};
