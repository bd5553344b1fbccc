import { caption } from '../../../words/caption.ts';
import { clothes as bank } from '../generators/home.ts';
import { both, lesson } from './making.ts';

export const clothes = lesson({
  station: 5,
  id: 'clothes',
  title: both('Baju dan Cuaca', 'Clothes and Weather'),
  recap: both(
    'Kamu menaruh ukuran dan warna\nsebelum nama bendanya.',
    'You put size and colour\nbefore the thing.',
  ),
  skill: 'sentence-look',
  look: [
    {
      say: both('Di bulan dingin.\nZib perlu baju!', 'It is cold on the moon.\nZib needs clothes!'),
      page: 'zib-clothes',
    },
    {
      say: both(
        'Bahasa Indonesia: topi merah.\nBahasa Inggris terbalik!',
        'Size, then colour, then thing.',
      ),
      shows: {
        activity: 'build',
        args: { how: 'look-thing', where: 'big', also: 'red', what: 'hat', view: 0 },
      },
    },
    {
      say: caption('Yang dipakai sekarang: [wearing].', 'What somebody has on now: wearing.'),
      shows: {
        activity: 'build',
        args: { how: 'look-wear', who: 'dad', where: 'yellow', what: 'scarf', view: 0 },
      },
    },
    {
      say: caption('Awas: [shirt] itu baju,\n[skirt] itu rok!', 'Careful: a shirt is not a skirt!'),
      shows: {
        activity: 'build',
        args: { how: 'look-thing', where: 'small', also: 'green', what: 'skirt', view: 1 },
      },
    },
  ],
  tries: [
    {
      activity: 'gather',
      args: { how: 'take-wear', who: 'bayu', what: 'red', also: 'blue' },
      say: 'take-wear',
      difficulty: -2.8,
    },
    {
      activity: 'build',
      args: { how: 'look-thing', where: 'small', also: 'blue', what: 'bag', view: 1 },
      say: 'gap',
      difficulty: -2.8,
    },
    {
      activity: 'build',
      args: { how: 'look-wear', who: 'mum', where: 'pink', what: 'hat', view: 0 },
      say: 'build',
      difficulty: -2.4,
    },
  ],
  bank,
  make: { frame: 'have', things: ['umbrella', 'bag', 'clock', 'kite', 'map', 'flower', 'star'] },
});
