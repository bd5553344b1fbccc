import { writing } from '../generators/numbers.ts';
import { both, lesson } from './making.ts';

export const board = lesson({
  station: 2,
  id: 'board',
  title: both('Papan Digigit', 'Lost Zeros'),
  recap: both(
    'Kamu membaca tiap tempat\ndan menjaga nolnya.',
    'You read every place\nand kept its zeros.',
  ),
  skill: 'read-10000',
  look: [
    {
      say: both(
        'Di stasiun, papan rusak!\nSemua nol hilang.',
        'The station board is broken!\nEvery zero is gone.',
      ),
      who: 'ayam',
    },
    {
      say: both(
        'Mbek mengira nol itu kerupuk.\nKriuk, kriuk!',
        'Mbek took the zeros for crackers.\nCrunch, crunch!',
      ),
      who: 'mbek',
    },
    {
      say: both(
        'Tiga ribu empat puluh lima.\nRatusannya tak disebut: nol!',
        'Three thousand and forty-five.\nNo hundreds named: zero!',
      ),
      shows: { activity: 'wheels', args: { how: 'words', n: 3045, view: 1 } },
    },
    {
      say: both(
        'Dua ribu enam:\ndua tempat kosong, dua nol.',
        'Two thousand and six:\ntwo empty places, two zeros.',
      ),
      shows: { activity: 'wheels', args: { how: 'words', n: 2006, view: 1 } },
    },
    {
      say: both(
        'Dari bagian ke bilangan:\ntiap bagian punya tempat.',
        'From parts to a number:\neach part has its place.',
      ),
      shows: { activity: 'wheels', args: { how: 'parts', n: 4170, view: 1 } },
    },
  ],
  tries: [
    { activity: 'wheels', args: { how: 'words', n: 352, view: 1 }, say: 'words', difficulty: -2.6 },
    {
      activity: 'pick',
      args: { how: 'read', n: 507, choices: [57, 507, 570] },
      say: 'read',
      difficulty: -2.4,
    },
    { activity: 'wheels', args: { how: 'words', n: 1204, view: 1 }, say: 'words', difficulty: -2 },
  ],
  bank: writing,
  make: {
    say: both(
      'Rangkai kereta yang jumlahnya\npunya nol di tengah!',
      'Build a train whose number\nhas a zero inside!',
    ),
    things: ['wagon', 'tin', 'cracker', 'goat'],
  },
});
