/** The drum says what lies in its basket again and again. */
import { besides, seeded } from '@nobi/kit/bank';
import type { CourseLesson } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { howOften, sameAs, toFill } from '../generators/drums.ts';
import { cardItems, homeItems, type Kind, rowsIn, scene } from './making.ts';

const times: Kind = {
  name: 'times',
  skill: 'loops',
  activity: 'choose',
  say: both('Berapa kali\ngendang berbunyi?', 'How often\nmust the drum beat?'),
  from: 0,
};
const shorter: Kind = {
  name: 'shorter',
  skill: 'loops',
  activity: 'choose',
  say: both('Gendang mana yang\nsama dengan baris ini?', 'Which drum does\nthe same as this row?'),
  from: 0,
};
const fill: Kind = {
  name: 'fill',
  skill: 'loops',
  activity: 'path',
  say: both('Isi gendangnya,\npilih berapa kali.', 'Fill the drum,\nthen choose how often.'),
  from: -3.6,
};
const filled = (name: string, list: readonly (readonly [string, number])[]) =>
  list.flatMap(([map, drum], i) =>
    homeItems({ ...fill, name: `${name}-${i + 1}`, args: { drum } }, [map]),
  );

export const repeats: CourseLesson = {
  id: 'repeats',
  title: both('Ulangi', 'Repeat'),
  recap: both('Kamu mengulang langkah\ndengan gendang.', 'You repeated steps\nwith a drum.'),
  look: [
    scene(
      'look-long',
      { map: 'noooh', program: 'rrrr' },
      both('Kanan, kanan, kanan, kanan.\nPanjang, ya!', 'Right, right, right, right.\nSo long!'),
    ),
    scene(
      'look-drum',
      { map: 'noooh', program: 'x-4-r-x' },
      both(
        'Gendang berbunyi empat kali.\nJalannya sama!',
        'The drum beats four times.\nThe same way!',
      ),
    ),
    scene(
      'look-stairs',
      { map: 'rrh/roo/noo', program: 'x-2-ru-x' },
      both('Dua panah diulang:\nNobi naik tangga!', 'Two arrows repeat:\nNobi climbs stairs!'),
    ),
    scene(
      'look-often',
      { map: 'nooho', program: 'x-2-r-x' },
      both(
        'Dua kali masih kurang.\nHarus berapa kali?',
        'Two times is too few.\nHow many will do?',
      ),
    ),
  ],
  try: [
    ...cardItems({ ...times, name: 'try-times' }, [['nooh/oooo', 'x-2-r-x x-3-r-x', -3.5]]),
    ...cardItems({ ...shorter, name: 'try-shorter' }, [
      ['ho/oo/oo/no', 'x-3-u-x x-2-u-x', -3.2, 'uuu'],
    ]),
    ...filled('try-fill', [['nooh', 1]]),
  ],
  play: {
    items: 7,
    bank: besides(
      [
        ...cardItems(times, [
          ['noh/ooo', 'x-2-r-x x-3-r-x x-4-r-x', -3.6],
          ['hooon', 'x-2-l-x x-3-l-x x-4-l-x', -2.8],
          ['no/oo/oo/ho', 'x-2-d-x x-3-d-x x-4-d-x', -2.6],
          ['rroh/rooo/ooor/noor', 'x-2-ru-x x-3-ru-x x-4-ru-x', -1.8],
          ['noor/rooo/rroo/rrrh', 'x-2-rd-x x-3-rd-x x-4-rd-x', -1.6],
          ['hoor/rooo/rroo/rrrn', 'x-2-ul-x x-3-ul-x x-4-ul-x', -1.2],
        ]),
        ...cardItems(shorter, [
          ['nooh/oooo', 'x-3-r-x x-2-r-x x-3-d-x', -3.3, 'rrr'],
          ['hoon/oooo', 'x-3-r-x x-3-l-x x-2-l-x', -2.6, 'lll'],
          ['rrh/roo/noo', 'x-2-ur-x x-2-ru-x x-3-ru-x', -1.6, 'ruru'],
          ['noo/roo/rrh', 'x-2-dr-x x-2-rd-x x-3-rd-x', -1.5, 'rdrd'],
          ['rroh/rooo/roor/noor', 'x-3-ur-x x-2-ru-x x-3-ru-x', -0.9, 'rururu'],
          ['nooo/rrro/rrro/rrrh', 'x-3-rd-x rrr-3-d-x rr-3-d-x', -0.5, 'rrrddd'],
        ]),
        ...filled('fill', [
          ['noh/ooo', 1],
          ['hooon/oooor', 1],
          ['no/oo/oo/ho', 1],
          ['rrh/roo/noo', 2],
          ['noo/roo/rrh', 2],
          ['rroh/rooo/ooor/noor', 2],
          ['noor/rooo/rroo/rrrh', 2],
          ['oooo/nooo/rroo/rrrh', 3],
        ]),
      ],
      [
        ...cardItems({ ...times, name: 'times-made' }, howOften()),
        ...cardItems({ ...shorter, name: 'shorter-made' }, sameAs(seeded(51))),
        ...filled('fill-made', toFill()),
      ],
    ),
  },
  make: {
    id: 'make-repeats',
    activity: 'garden',
    say: both(
      'Gendang menanam bunga.\nIsi, lalu tekan segitiga.',
      'The drum plants flowers.\nFill it, then press go.',
    ),
    args: { map: rowsIn('ooooo/ooooo/ooooo/noooo'), room: 5, drum: 1 },
  },
};
