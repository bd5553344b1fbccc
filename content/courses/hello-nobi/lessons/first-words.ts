/** Where a child of four begins: six words to tap and hear, then one word and one tap. */
import type { CourseLesson } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { caption } from '../../../words/caption.ts';
import { firstCalls } from '../generators/first-words.ts';
import { call, show } from './making.ts';

const skill = 'first-words';

export const firstWordsLesson: CourseLesson = {
  id: 'first-words',
  title: both('Kata pertama', 'First words'),
  recap: both('Kamu mendengar satu kata\nlalu mengetuknya.', 'You heard one word\nand tapped it.'),
  look: [
    show({
      id: 'hear-cat-duck',
      things: ['cat', 'duck'],
      say: caption('Ketuk, lalu dengar.\n[Cat! Duck!]', 'Tap and listen.\nCat! Duck!'),
    }),
    show({
      id: 'hear-ball-car',
      things: ['ball', 'car'],
      say: caption('Ada bola, ada mobil.\n[Ball! Car!]', 'A ball and a car.\nTap each of them!'),
    }),
    show({
      id: 'hear-fish-banana',
      things: ['fish', 'banana'],
      say: caption('Ikan dan pisang.\n[Fish! Banana!]', 'A fish and a banana.\nTap each of them!'),
    }),
  ],
  try: [
    call(
      { id: 'try-first-cat', way: 'find', want: ['cat'], of: ['cat', 'ball'] },
      { skill, difficulty: -4, hint: 1 },
    ),
    call(
      { id: 'try-first-car', way: 'find', want: ['car'], of: ['duck', 'car'] },
      { skill, difficulty: -4, hint: 1 },
    ),
  ],
  play: { items: 5, bank: firstCalls(skill) },
  make: {
    id: 'make-first-meadow',
    activity: 'collage',
    say: both('Buat tempat bermain.\nDengar namanya!', 'Make a place to play.\nHear the names!'),
    args: { things: ['cat', 'duck', 'ball', 'tree'], land: 'meadow' },
  },
};
