import { sharing } from '../generators/products.ts';
import { both, lesson } from './making.ts';

export const village = lesson({
  station: 9,
  id: 'village',
  title: both('Sarapan Desa', 'Breakfast'),
  recap: both(
    'Kamu membagi rata\ndan menyebut sisanya.',
    'You shared equally\nand named what was left.',
  ),
  skill: 'divide-rest',
  look: [
    {
      say: both(
        'Warga desa bangun pagi.\nKita bagi kerupuk untuk sarapan.',
        'The village wakes up.\nWe share crackers for breakfast.',
      ),
      who: 'ayam',
    },
    {
      say: both(
        'Satu-satu untuk tiap piring,\nsampai tidak cukup lagi.',
        'One for each plate,\nuntil there are too few.',
      ),
      shows: { activity: 'share', args: { a: 23, b: 4 } },
    },
    {
      say: both(
        'Sisanya untuk siapa?\nMbek sudah menunggu.',
        'Who gets what is left?\nMbek is waiting.',
      ),
      who: 'mbek',
    },
    {
      say: both(
        '137 dibagi 4: empat kali 30\nitu 120. Teruskan!',
        'Share 137 between 4:\nfour times 30 is 120. Go on!',
      ),
      shows: { activity: 'wheels', args: { how: 'divide', a: 137, b: 4, view: 1 } },
    },
    {
      say: both(
        'Periksa: piring kali isi,\ntambah sisanya.',
        'Check: plates times crackers,\nplus what is left.',
      ),
      who: 'badak',
      n: 137,
    },
  ],
  tries: [
    { activity: 'share', args: { a: 13, b: 3 }, say: 'share', difficulty: -3.4 },
    { activity: 'share', args: { a: 26, b: 5 }, say: 'share', difficulty: -3 },
    {
      activity: 'wheels',
      args: { how: 'divide', a: 17, b: 5, view: 1 },
      say: 'divide',
      difficulty: -2.4,
    },
  ],
  bank: sharing,
  make: {
    say: both(
      'Rangkai kereta sarapan\nuntuk seluruh desa!',
      'Build a breakfast train\nfor the whole village!',
    ),
    things: ['bag', 'tin', 'durian', 'goat'],
  },
});
