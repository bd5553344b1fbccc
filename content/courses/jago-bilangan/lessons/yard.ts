import { ordering } from '../generators/numbers.ts';
import { both, lesson } from './making.ts';

export const yard = lesson({
  station: 3,
  id: 'yard',
  title: both('Gerbong Acak', 'Mixed Wagons'),
  recap: both(
    'Kamu membandingkan dari kiri,\nlalu menyusun gerbongnya.',
    'You compared from the left\nand lined up the wagons.',
  ),
  skill: 'order-10000',
  look: [
    {
      say: both(
        'Mbek bersandar di tuas.\nSemua gerbong tertukar!',
        'Mbek leant on the lever.\nAll wagons are mixed up!',
      ),
      who: 'mbek',
    },
    {
      say: both(
        'Tenang. Bandingkan dari kiri:\nribuan dulu.',
        'Easy. Compare from the left:\nthousands first.',
      ),
      who: 'badak',
      n: 2310,
    },
    {
      say: both('Ribuannya sama?\nLihat ratusannya.', 'Same thousands?\nLook at the hundreds.'),
      shows: { activity: 'order', args: { how: 'up', cards: [3482, 3248, 2843] } },
    },
    {
      say: both(
        'Yang angkanya lebih sedikit\nselalu lebih kecil.',
        'The one with fewer digits\nis always smaller.',
      ),
      shows: { activity: 'order', args: { how: 'up', cards: [1002, 987, 1020] } },
    },
    {
      say: both(
        'Bilangan terkecil dari 3, 0, 5.\nNol tidak boleh di depan.',
        'The smallest from 3, 0, 5.\nZero must not come first.',
      ),
      shows: { activity: 'order', args: { how: 'smallest', cards: [3, 0, 5] } },
    },
  ],
  tries: [
    { activity: 'order', args: { how: 'up', cards: [640, 215, 980] }, say: 'up', difficulty: -3 },
    {
      activity: 'order',
      args: { how: 'down', cards: [1200, 3400, 2100] },
      say: 'down',
      difficulty: -2.8,
    },
    {
      activity: 'order',
      args: { how: 'largest', cards: [4, 9, 1] },
      say: 'largest',
      difficulty: -2.4,
    },
  ],
  bank: ordering,
  make: {
    say: both(
      'Rangkai dari muatan terkecil\nsampai terbesar.',
      'Hook them up from the smallest\nload to the largest.',
    ),
    things: ['cracker', 'goat', 'salt', 'drum', 'wagon'],
  },
});
