import { packing } from '../generators/numbers.ts';
import { both, lesson } from './making.ts';

export const factory = lesson({
  station: 1,
  id: 'factory',
  title: both('Pabrik', 'The Factory'),
  recap: both(
    'Kamu mengikat tiap sepuluh\njadi kemasan yang lebih besar.',
    'You tied each ten\ninto a bigger pack.',
  ),
  skill: 'bundle-thousands',
  look: [
    {
      say: both(
        'Besok pesta di Gunung Kriuk!\nMereka minta 10.000 kerupuk.',
        'Tomorrow is the Crunch Feast!\nThey want 10,000 crackers.',
      ),
      who: 'badak',
    },
    {
      say: both(
        'Kereta malam berangkat.\nSeekor kambing ikut diam-diam!',
        'The night train leaves.\nA goat rides along in secret!',
      ),
      who: 'mbek',
    },
    {
      say: both(
        'Sepuluh keping: satu bungkus.\nSepuluh bungkus: satu kaleng.',
        'Ten crackers: one bag.\nTen bags: one tin.',
      ),
      shows: { activity: 'pack', args: { how: 'tidy', a: 56, b: 48 } },
    },
    {
      say: both(
        'Sepuluh kaleng:\nsatu gerbong penuh, seribu!',
        'Ten tins:\none full wagon, a thousand!',
      ),
      shows: { activity: 'pack', args: { how: 'tidy', a: 630, b: 520 } },
    },
    {
      say: both(
        'Papan minta 1.203.\nPuluhannya kosong: tanpa bungkus.',
        'The sign wants 1,203.\nNo tens: not one bag.',
      ),
      shows: { activity: 'pack', args: { how: 'build', n: 1203, view: 2 } },
    },
  ],
  tries: [
    { activity: 'pack', args: { how: 'build', n: 124, view: 2 }, say: 'build', difficulty: -3 },
    { activity: 'pack', args: { how: 'tidy', a: 27, b: 15 }, say: 'tidy', difficulty: -3 },
    {
      activity: 'pick',
      args: { how: 'worth', n: 352, to: 10, view: 1, choices: [5, 50, 500] },
      say: 'worth',
      difficulty: -2.6,
    },
  ],
  bank: packing,
  make: {
    say: both(
      'Rangkai kereta kerupukmu.\nBerapa isinya?',
      'Build your cracker train.\nHow many does it hold?',
    ),
    things: ['wagon', 'tin', 'bag', 'cracker'],
  },
});
