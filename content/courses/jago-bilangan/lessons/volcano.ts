import { thinking } from '../generators/sums.ts';
import { both, lesson } from './making.ts';

export const volcano = lesson({
  station: 7,
  id: 'volcano',
  title: both('Gunung Api', 'The Volcano'),
  recap: both(
    'Kamu membulatkan dulu\nsupaya mudah dihitung.',
    'You made numbers round\nto make the sum easy.',
  ),
  skill: 'mental-sums',
  look: [
    {
      say: both(
        'Gunung api berasap. Lembap!\nKerupuk bisa melempem.',
        'The volcano steams. It is damp!\nCrackers could go soft.',
      ),
      who: 'badak',
    },
    {
      say: both(
        'Tanpa kertas! Pindahkan sedikit\nsampai satu jadi bulat.',
        'No paper needed!\nMove some until one is round.',
      ),
      shows: { activity: 'balance', args: { a: 298, b: 47 } },
    },
    {
      say: both(
        '298 + 47 sama dengan 300 + 45.\nJauh lebih mudah!',
        '298 + 47 is 300 + 45.\nSo much easier!',
      ),
      shows: { activity: 'wheels', args: { how: 'near', a: 47, b: 298, view: 1 } },
    },
    {
      say: both(
        'Mengurangi 198?\nKurangi 200, kembalikan 2.',
        'Take away 198?\nTake 200, give back 2.',
      ),
      shows: { activity: 'wheels', args: { how: 'less', a: 543, b: 198, view: 1 } },
    },
    {
      say: both(
        'Mbek meniup kerupuknya.\nTetap renyah, katanya!',
        'Mbek blows on the crackers.\nStill crisp, he says!',
      ),
      who: 'mbek',
    },
  ],
  tries: [
    { activity: 'balance', args: { a: 99, b: 24 }, say: 'balance', difficulty: -3.2 },
    { activity: 'balance', args: { a: 197, b: 36 }, say: 'balance', difficulty: -3 },
    {
      activity: 'wheels',
      args: { how: 'near', a: 145, b: 99, view: 1 },
      say: 'near',
      difficulty: -2.4,
    },
  ],
  bank: thinking,
  make: {
    say: both(
      'Rangkai kereta yang isinya\nratusan bulat!',
      'Build a train that holds\nwhole hundreds!',
    ),
    things: ['salt', 'durian', 'drum', 'tin'],
  },
});
