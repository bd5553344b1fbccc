import { multiplying } from '../generators/products.ts';
import { both, lesson } from './making.ts';

export const forest = lesson({
  station: 8,
  id: 'forest',
  title: both('Hutan Jati', 'Teak Forest'),
  recap: both(
    'Kamu memisahkan puluhan\ndan satuan, lalu mengalikannya.',
    'You split tens and ones\nand multiplied them.',
  ),
  skill: 'times-digit',
  look: [
    {
      say: both(
        'Di hutan jati, tumpukan kaleng\nmenunggu. Semua sama banyak!',
        'Tins wait in the teak forest.\nAll stacks are the same!',
      ),
      who: 'ayam',
    },
    {
      say: both(
        'Kali sepuluh:\ntiap angka naik satu tempat.',
        'Times ten:\nevery digit moves up a place.',
      ),
      shows: { activity: 'slide', args: { n: 34, to: 10 } },
    },
    {
      say: both('Kali seratus:\nnaik dua tempat.', 'Times a hundred:\nup two places.'),
      shows: { activity: 'slide', args: { n: 34, to: 100 } },
    },
    {
      say: both(
        'Enam tumpuk, masing-masing 34:\n30 enam kali, 4 enam kali.',
        'Six stacks of 34:\nsix times 30, six times 4.',
      ),
      shows: { activity: 'wheels', args: { how: 'times', a: 34, b: 6, view: 1 } },
    },
    {
      say: both(
        'Mbek menumpuk dirinya juga.\nJangan ikut dihitung!',
        'Mbek stacks himself as well.\nDo not count him!',
      ),
      who: 'mbek',
    },
  ],
  tries: [
    { activity: 'slide', args: { n: 7, to: 10 }, say: 'slide', difficulty: -3.4 },
    { activity: 'slide', args: { n: 12, to: 100 }, say: 'slide', difficulty: -3 },
    {
      activity: 'wheels',
      args: { how: 'times', a: 23, b: 3, view: 1 },
      say: 'times',
      difficulty: -2.4,
    },
  ],
  bank: multiplying,
  make: {
    say: both('Sambung gerbong yang sama\nbeberapa kali.', 'Hook on the same wagon\na few times.'),
    things: ['salt', 'drum', 'goat', 'tin'],
  },
});
