import { caption } from '../../../words/caption.ts';
import { food as bank } from '../generators/home.ts';
import { both, lesson } from './making.ts';

export const food = lesson({
  station: 4,
  id: 'food',
  title: both('Makanan', 'Food We Like'),
  recap: both(
    'Kamu menulis siapa suka apa\ndan siapa yang tidak.',
    'You wrote who likes what\nand who does not.',
  ),
  skill: 'likes',
  look: [
    {
      say: both('Zib makan batu!\nApa yang kita makan?', 'Zib eats stones!\nWhat do we eat?'),
      page: 'zib-food',
    },
    {
      say: both('Hati: suka.', 'A heart: likes.'),
      shows: { activity: 'build', args: { how: 'food-like', who: 'bayu', what: 'mango', view: 0 } },
    },
    {
      say: caption(
        "Hati retak: tidak suka.\nSesudah [doesn't] tanpa -s.",
        "A broken heart: no.\nAfter doesn't there is no -s.",
      ),
      shows: { activity: 'build', args: { how: 'food-not', who: 'sari', what: 'fish', view: 0 } },
    },
    {
      say: caption(
        'Nasi dan susu tidak dihitung:\ntanpa [a], tanpa -s.',
        'Rice and milk are not counted:\nno a and no -s.',
      ),
      shows: { activity: 'build', args: { how: 'food-like', who: 'me', what: 'rice', view: 0 } },
    },
  ],
  tries: [
    {
      activity: 'gather',
      args: { how: 'take-likes', who: 'bayu', what: 'banana', also: 'egg', where: 'fish' },
      say: 'take-likes',
      difficulty: -2.8,
    },
    {
      activity: 'build',
      args: { how: 'food-like', who: 'dad', what: 'cheese', view: 2 },
      say: 'gap',
      difficulty: -3,
    },
    {
      activity: 'build',
      args: { how: 'food-not', who: 'grandma', what: 'milk', view: 0 },
      say: 'build',
      difficulty: -2.4,
    },
  ],
  bank,
  make: { frame: 'like', things: ['apple', 'banana', 'mango', 'egg', 'rice', 'cheese', 'cake'] },
});
