/** Something in a program does not fit: find it, mend it, try again. */
import { besides } from '@nobi/kit/bank';
import type { CourseLesson } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { beetles, begun } from '../generators/ways.ts';
import { bugItems, homeItems, type Kind, rowsIn, scene } from './making.ts';

const spot: Kind = {
  name: 'beetle',
  skill: 'debug',
  activity: 'bug',
  say: both('Di mana kumbangnya?\nAngkat panahnya!', 'Where is the bug?\nLift its arrow!'),
  from: -4.1,
};
const mend: Kind = {
  name: 'mend',
  skill: 'debug',
  activity: 'path',
  say: both('Jalan ini belum sampai.\nPerbaiki, yuk!', 'This path misses home.\nFix it!'),
  from: -3.8,
};
const mended = (name: string, list: readonly (readonly [string, string])[]) =>
  list.flatMap(([map, start], i) =>
    homeItems({ ...mend, name: `${name}-${i + 1}`, args: { given: start } }, [map]),
  );

export const bugs: CourseLesson = {
  id: 'bugs',
  title: both('Cari Bug', 'Find the Bug'),
  recap: both(
    'Kamu mencari kumbang\ndan memperbaiki jalannya.',
    'You hunted for bugs\nand fixed the path.',
  ),
  look: [
    scene(
      'look-bug',
      { map: 'noo/roo/oho', program: 'rdrd' },
      both(
        'Hmm, Nobi tidak sampai.\nAda bug di panahnya.',
        'Hm, Nobi is not home.\nThere is a bug.',
      ),
    ),
    scene(
      'look-where',
      { map: 'noo/roo/oho', program: 'rdr' },
      both(
        'Lihat di mana ia belok.\nDi situ bug-nya!',
        'See where he turned off.\nThere is the bug!',
      ),
    ),
    scene(
      'look-mended',
      { map: 'noo/roo/oho', program: 'rdd' },
      both('Panahnya diganti.\nSekarang Nobi pulang!', 'The arrow is changed.\nNow Nobi is home!'),
    ),
  ],
  try: [
    ...bugItems({ ...spot, name: 'try-beetle' }, [
      ['nooh', '1d'],
      ['noo/roo/ooh', '1u'],
    ]),
    ...mended('try-mend', [['noh/ooo/ooo', 'rd']]),
  ],
  play: {
    items: 7,
    bank: besides(
      [
        ...bugItems(spot, [
          ['hoon/oooo', '1d'],
          ['ooh/oro/noo@2', '0l'],
          ['non/ooo/orh', '0l'],
          ['nro/oro/ooh', '1r'],
          ['rhor/ooro/noor', '1u'],
          ['ohro/orro/ooon/wwoo', '2d'],
          ['nooo/rrwo/ooho/oooo', '3r'],
          ['nroo/oroo/ooro/wooh', '2d'],
          ['hroo/ooro/roro/ooon', '1u'],
          ['oorn/ocoo/oowo/hooo', '4u'],
        ]),
        ...mended('mend', [
          ['noh/ooo/ooo', 'rl'],
          ['ooo/noo/roh', 'rrr'],
          ['hro/ooo/ron', 'lul'],
          ['noor/oroo/oroh', 'rrd'],
          ['ohro/orro/ooon/wwoo', 'lluu'],
          ['nroo/oroo/oooh', 'ddrru'],
          ['oooh/owwo/noco/oooo', 'uurr'],
          ['nooo/rrwo/ooho/oooo', 'rrrddr'],
          ['hrooo/ooroo/roroo/oooon', 'lllul'],
        ]),
      ],
      [
        ...bugItems({ ...spot, name: 'beetle-made' }, [
          ...beetles({ seed: 41, count: 20, size: 3, steps: [3, 4] }),
          ...beetles({ seed: 42, count: 26, size: 4, steps: [4, 6] }),
        ]),
        ...mended('mend-made', [
          ...begun({ seed: 43, count: 20, size: 3, steps: [3, 4] }),
          ...begun({ seed: 44, count: 26, size: 4, steps: [4, 6] }),
        ]),
      ],
      100,
    ),
  },
  make: {
    id: 'make-bugs',
    activity: 'garden',
    say: both('Ganti satu panah.\nNobi bertemu apa?', 'Change one arrow.\nWhat will Nobi meet?'),
    args: { map: rowsIn('npoc/oooo/rowh'), room: 8, given: 'drrr' },
  },
};
