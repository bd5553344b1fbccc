/** A command is one step, and Nobi does just what it says. */
import { besides } from '@nobi/kit/bank';
import type { CourseLesson } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { islands } from '../generators/islands.ts';
import { walks } from '../generators/ways.ts';
import { homeItems, type Kind, rowsIn, scene, walkItems } from './making.ts';

const step: Kind = {
  name: 'step',
  skill: 'commands',
  activity: 'drive',
  say: both('Beri perintah sampai\nNobi pulang.', 'Give commands until\nNobi is home.'),
  from: -4.3,
};

const where: Kind = {
  name: 'stop',
  skill: 'commands',
  activity: 'square',
  say: both('Nobi berhenti di mana?\nKetuk kotaknya.', 'Where will Nobi stop?\nTap the square.'),
  from: -3.6,
};

export const commands: CourseLesson = {
  id: 'commands',
  title: both('Perintah', 'Commands'),
  recap: both('Kamu memberi perintah\nsatu per satu.', 'You gave commands\none by one.'),
  look: [
    scene(
      'look-right',
      { map: 'noh', program: 'r' },
      both(
        'Panah kanan itu perintah.\nNobi maju satu kotak.',
        'This arrow is a command.\nNobi goes one square.',
      ),
    ),
    scene(
      'look-down',
      { map: 'no/oo/ho', program: 'dd' },
      both('Dua panah bawah:\ndua langkah ke rumah!', 'Two arrows down:\ntwo steps home!'),
    ),
    scene(
      'look-four',
      { map: 'ooo/ono/ooo', program: 'urdl' },
      both(
        'Atas, kanan, bawah, kiri.\nAda empat perintah.',
        'Up, right, down, left.\nFour commands.',
      ),
    ),
    scene(
      'look-rock',
      { map: 'nro/ooo/ooh', program: 'r' },
      both('Nobi menurut saja,\nwalau ada batu!', 'Nobi just obeys,\neven into a rock!'),
    ),
  ],
  try: [
    ...homeItems({ ...step, name: 'try-step' }, ['onh/ooo', 'oho/ooo/ono', 'nor/ohc/ooo']),
    ...walkItems({ ...where, name: 'try-stop' }, [['nooo/oooo', 'rr']]),
  ],
  play: {
    items: 7,
    bank: besides(
      [
        ...homeItems(step, [
          'rnr/oho/ooo',
          'hno/ror/ooo',
          'onh/oro/ooo',
          'hoo/oor/noo',
          'ooo/nrh/ooo',
          'noo/roo/hoo@1',
          'oon/oro/hoo',
          'ncoo/oooo/ooho',
          'oorh/nooo/oooo',
          'pooh/oorw/noow',
          'nooo/rrwo/ooho/oooo',
          'ohro/orro/ooon/wwoo',
          'oho/ono/ooo',
          'ooo/onh/roo',
          'roo/hno/ooo',
          'ooo/noo/hor',
          'oor/ohn/ooo',
          'nor/hoo/ooo',
          'roo/ooo/onh',
          'ooo/oor/hno',
          'orh/oon/ooo',
          'ooo/hon/oro',
          'hro/ooo/nor',
          'oon/roo/ooh',
          'nor/ooo/hoo',
          'ohr/ooo/ono',
        ]),
        ...walkItems(where, [
          ['oooo/nooo/oooo', 'r'],
          ['onoo/oooo/oooo', 'dd'],
          ['noo/ooo/ooo', 'rd'],
          ['ooo/ooo/oon', 'lu'],
          ['ooon/oooo/oooo', 'lld'],
          ['oooo/oooo/nooo', 'urr'],
          ['nooo/oooo/oooo/oooo', 'drdr'],
          ['oooo/oono/oooo/oooo', 'ldlu'],
          ['oooo/orro/nooo/oooo', 'drru'],
          ['oon/ooo/ooo', 'll'],
          ['ooo/ooo/noo', 'uu'],
          ['ooo/noo/ooo', 'ur'],
          ['ooo/ono/ooo', 'dl'],
          ['oooo/oono/oooo', 'ru'],
          ['ooo/ooo/ono', 'lu'],
          ['ooo/ono/ooo', 'r'],
          ['ooo/ono/ooo', 'u'],
          ['ooo/ono/ooo', 'l'],
          ['ooo/ono/ooo', 'd'],
          ['noo/ooo/ooo', 'd'],
          ['ooo/ooo/oon', 'u'],
          ['ooo/noo/ooo', 'rr'],
          ['ono/ooo/ooo', 'dd'],
        ]),
      ],
      [
        ...homeItems({ ...step, name: 'step-made' }, [
          ...islands({ seed: 11, count: 20, size: 3, steps: [3, 4] }),
          ...islands({ seed: 12, count: 24, size: 4, steps: [4, 6] }),
        ]),
        ...walkItems({ ...where, name: 'stop-made' }, [
          ...walks({ seed: 13, count: 12, size: 3, steps: [3, 3] }),
          ...walks({ seed: 14, count: 24, size: 4, steps: [3, 5] }),
        ]),
      ],
      // Who stays here for long must not come to know them by heart.
      120,
    ),
  },
  make: {
    id: 'make-commands',
    activity: 'garden',
    say: both(
      'Ajak Nobi menanam bunga.\nLalu tekan segitiga.',
      'Let Nobi plant flowers.\nThen press go.',
    ),
    args: { map: rowsIn('oooo/oooo/nooo'), room: 8 },
  },
};
