import { caption } from '../../../words/caption.ts';
import { house as bank } from '../generators/home.ts';
import { both, lesson } from './making.ts';

export const house = lesson({
  station: 2,
  id: 'house',
  title: both('Rumahku', 'My House'),
  recap: caption(
    'Kamu menulis apa yang ada\ndengan [there is] dan [there are].',
    'You wrote what there is\nand where it is.',
  ),
  skill: 'there-is',
  look: [
    {
      say: both(
        'Zib tinggal di lubang.\nApa isi rumah?',
        'Zib lives in a hole.\nWhat does a house hold?',
      ),
      page: 'zib-house',
    },
    {
      say: caption('Ada satu: [there is].', 'Just one: there is.'),
      shows: {
        activity: 'build',
        args: { how: 'there-one', what: 'cat', where: 'under-table', view: 0 },
      },
    },
    {
      say: caption(
        'Ada banyak: [there are],\ndan bendanya ditambah -s.',
        'More than one: there are,\nand the noun takes -s.',
      ),
      shows: {
        activity: 'build',
        args: { how: 'there-many', n: 2, what: 'book', where: 'on-bed', view: 0 },
      },
    },
    {
      say: caption('Sebelum bunyi vokal: [an].', 'Before a vowel sound: an.'),
      shows: {
        activity: 'build',
        args: { how: 'there-one', what: 'egg', where: 'in-box', view: 0 },
      },
    },
  ],
  tries: [
    {
      activity: 'spot',
      args: { how: 'there-one', what: 'ball', where: 'under-chair' },
      say: 'house',
      difficulty: -3,
    },
    {
      activity: 'build',
      args: { how: 'there-one', what: 'umbrella', where: 'on-table', view: 1 },
      say: 'gap',
      difficulty: -2.8,
    },
    {
      activity: 'build',
      args: { how: 'there-many', n: 3, what: 'key', where: 'on-chair', view: 1 },
      say: 'gap',
      difficulty: -2.6,
    },
  ],
  bank,
  make: { frame: 'there', things: ['cat', 'ball', 'lamp', 'book', 'clock', 'flower', 'guitar'] },
});
