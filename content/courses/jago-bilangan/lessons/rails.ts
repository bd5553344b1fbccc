import { rounding } from '../generators/numbers.ts';
import { both, lesson } from './making.ts';

export const rails = lesson({
  station: 4,
  id: 'rails',
  title: both('Rel Malam', 'Night Rails'),
  recap: both(
    'Kamu menemukan bilangan di garis\ndan membulatkannya.',
    'You found numbers on a line\nand rounded them.',
  ),
  skill: 'round-10000',
  look: [
    {
      say: both(
        'Gelap! Di mana kereta kita?\nLihat patok di tepi rel.',
        'It is dark! Where is our train?\nLook at the posts.',
      ),
      who: 'badak',
    },
    {
      say: both(
        'Dari 3.000 ke 4.000\nada sepuluh langkah seratus.',
        'From 3,000 to 4,000\nthere are ten hundreds.',
      ),
      shows: { activity: 'rail', args: { n: 3400, start: 3000, shift: 100 } },
    },
    {
      say: both('Di tengah dua patok?\nSetengah langkah.', 'Between two posts?\nHalf a step.'),
      shows: { activity: 'rail', args: { n: 6500, start: 0, shift: 1000 } },
    },
    {
      say: both(
        'Stasiun mana yang terdekat?\nItu namanya membulatkan.',
        'Which station is closest?\nThat is called rounding.',
      ),
      shows: { activity: 'wheels', args: { how: 'round', n: 2730, to: 100, view: 1 } },
    },
    {
      say: both(
        'Tepat di tengah?\nSepakat: ke stasiun di depan.',
        'Right in the middle?\nWe agree: on to the next.',
      ),
      who: 'ayam',
      n: 4500,
    },
  ],
  tries: [
    { activity: 'rail', args: { n: 300, start: 0, shift: 100 }, say: 'rail', difficulty: -3 },
    { activity: 'rail', args: { n: 2500, start: 0, shift: 1000 }, say: 'rail', difficulty: -2.6 },
    {
      activity: 'pick',
      args: { how: 'round', n: 384, to: 100, view: 1, choices: [300, 400, 380] },
      say: 'round100',
      difficulty: -2.4,
    },
  ],
  bank: rounding,
  make: {
    say: both(
      'Rangkai kereta yang isinya\nhampir seribu!',
      'Build a train that holds\nnearly a thousand!',
    ),
    things: ['tin', 'drum', 'durian', 'salt'],
  },
});
