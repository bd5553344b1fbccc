import { adding } from '../generators/sums.ts';
import { both, lesson } from './making.ts';

export const bridge = lesson({
  station: 5,
  id: 'bridge',
  title: both('Di Jembatan', 'On the Bridge'),
  recap: both(
    'Kamu menjumlahkan per tempat\ndan menyimpan satu di kirinya.',
    'You added place by place\nand carried to the left.',
  ),
  skill: 'add-10000',
  look: [
    {
      say: both(
        'Kereta lain mogok di jembatan.\nKita bawa juga muatannya.',
        'Another train is stuck.\nWe take its load as well.',
      ),
      who: 'ayam',
    },
    {
      say: both(
        'Gabungkan keduanya.\nAda sepuluh? Ikat!',
        'Put both together.\nTen of a kind? Tie them!',
      ),
      shows: { activity: 'pack', args: { how: 'tidy', a: 268, b: 357 } },
    },
    {
      say: both(
        'Di kertas pun begitu:\nsepuluh satuan pindah ke puluhan.',
        'On paper it is the same:\nten ones go to the tens.',
      ),
      shows: { activity: 'wheels', args: { how: 'plus', a: 268, b: 357, view: 1 } },
    },
    {
      say: both(
        'Bilangan besar, cara sama:\nmulai dari satuan.',
        'Large numbers, same way:\nbegin with the ones.',
      ),
      shows: { activity: 'wheels', args: { how: 'plus', a: 2748, b: 1385, view: 1 } },
    },
    {
      say: both(
        'Periksa dengan kira-kira.\nJembatan ini kuat menahan 5.000!',
        'Check with a rough guess.\nThis bridge carries 5,000!',
      ),
      who: 'badak',
      n: 4133,
    },
  ],
  tries: [
    { activity: 'pack', args: { how: 'tidy', a: 136, b: 128 }, say: 'pour', difficulty: -3 },
    {
      activity: 'wheels',
      args: { how: 'plus', a: 136, b: 128, view: 1 },
      say: 'plus',
      difficulty: -2.8,
    },
    {
      activity: 'wheels',
      args: { how: 'plus', a: 374, b: 251, view: 1 },
      say: 'plus',
      difficulty: -2.4,
    },
  ],
  bank: adding,
  make: {
    say: both('Rangkai muatan sampai\nlewat seribu!', 'Hook on loads until you pass\na thousand!'),
    things: ['drum', 'tin', 'durian', 'bag'],
  },
});
