import { taking } from '../generators/sums.ts';
import { both, lesson } from './making.ts';

export const tunnel = lesson({
  station: 6,
  id: 'tunnel',
  title: both('Kriuk Kriuk', 'The Tunnel'),
  recap: both(
    'Kamu membuka kemasan besar\nsaat yang kecil kurang.',
    'You opened a large pack\nwhen small ones ran out.',
  ),
  skill: 'subtract-10000',
  look: [
    {
      say: both(
        'Di terowongan gelap terdengar:\nkriuk, kriuk, kriuk.',
        'From the dark tunnel comes:\ncrunch, crunch, crunch.',
      ),
      who: 'mbek',
    },
    {
      say: both(
        'Bu Ayam menghitung yang hilang.\nKepingnya kurang? Buka bungkus.',
        'Mrs Hen counts what is gone.\nToo few? Open a bag.',
      ),
      shows: { activity: 'pack', args: { how: 'unload', n: 342, b: 128 } },
    },
    {
      say: both(
        'Di kertas: satu puluhan dibuka,\njadi sepuluh satuan.',
        'On paper: open one ten,\nand get ten ones.',
      ),
      shows: { activity: 'wheels', args: { how: 'minus', a: 342, b: 128, view: 1 } },
    },
    {
      say: both(
        'Di kirinya nol?\nBuka yang lebih kiri dulu.',
        'A zero on the left?\nOpen the next one first.',
      ),
      shows: { activity: 'wheels', args: { how: 'minus', a: 4003, b: 1256, view: 1 } },
    },
    {
      say: both(
        'Periksa: sisa ditambah yang hilang\nharus jadi semula.',
        'Check: what is left plus what is\ngone makes what there was.',
      ),
      who: 'ayam',
      n: 2747,
    },
  ],
  tries: [
    { activity: 'pack', args: { how: 'unload', n: 232, b: 115 }, say: 'unload', difficulty: -3 },
    {
      activity: 'wheels',
      args: { how: 'minus', a: 232, b: 115, view: 1 },
      say: 'minus',
      difficulty: -2.8,
    },
    {
      activity: 'wheels',
      args: { how: 'minus', a: 427, b: 163, view: 1 },
      say: 'minus',
      difficulty: -2.4,
    },
  ],
  bank: taking,
  make: {
    say: both(
      'Rangkai kereta, lalu lepas\nsebagian. Berapa sisanya?',
      'Build a train, then unhook some.\nWhat is left?',
    ),
    things: ['goat', 'wagon', 'tin', 'bag', 'cracker'],
  },
});
