import { telling } from '../generators/products.ts';
import { both, lesson } from './making.ts';

export const feast = lesson({
  station: 10,
  id: 'feast',
  title: both('Pesta Kriuk', 'Crunch Feast'),
  recap: both(
    'Kamu membaca cerita,\nmemilih langkah, dan memeriksanya.',
    'You read a story,\nchose the steps and checked.',
  ),
  skill: 'word-problems',
  look: [
    {
      say: both(
        'Matahari terbit!\nBendera berkibar di puncak.',
        'The sun is up!\nFlags fly on the peak.',
      ),
      who: 'badak',
    },
    {
      say: both(
        'Bayangkan dulu ceritanya:\nmakin banyak atau makin sedikit?',
        'Picture the story first:\nmore or fewer?',
      ),
      shows: {
        activity: 'wheels',
        args: { how: 'story', scene: 2, a: 640, b: 125, c: 0, view: 1 },
      },
    },
    {
      say: both('Ada dua langkah?\nKerjakan satu-satu.', 'Two steps?\nDo one after the other.'),
      shows: { activity: 'wheels', args: { how: 'story', scene: 7, a: 24, b: 6, c: 18, view: 1 } },
    },
    {
      say: both(
        'Bu Ayam menghitung semuanya.\nAduh, kurang satu!',
        'Mrs Hen counts them all.\nOh no, one is missing!',
      ),
      who: 'ayam',
      n: 9999,
    },
    {
      say: both(
        'Itu dia, masih digigit Mbek!\nGenap 10.000. Hore!',
        'There, Mbek still has it!\n10,000 it is. Hooray!',
      ),
      who: 'mbek',
    },
  ],
  tries: [
    {
      activity: 'wheels',
      args: { how: 'story', scene: 1, a: 240, b: 130, c: 0, view: 1 },
      say: 'story',
      difficulty: -3,
    },
    {
      activity: 'wheels',
      args: { how: 'story', scene: 3, a: 24, b: 3, c: 0, view: 1 },
      say: 'story',
      difficulty: -2.8,
    },
    {
      activity: 'wheels',
      args: { how: 'story', scene: 9, a: 20, b: 4, c: 15, view: 1 },
      say: 'story',
      difficulty: -2.4,
    },
  ],
  bank: telling,
  make: {
    say: both(
      'Rangkai kereta pesta.\nSemua boleh ikut!',
      'Build the feast train.\nEverybody may ride!',
    ),
    things: ['wagon', 'durian', 'drum', 'goat'],
  },
});
