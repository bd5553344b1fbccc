import { besides } from '@nobi/kit/bank';
import type { CourseLesson } from '@nobi/kit/course';
import { type Both, both } from '@nobi/kit/forms';
import { caption } from '../../../words/caption.ts';
import { ordered } from '../generators/called.ts';
import { calls, type OrderRow, order, orders, show } from './making.ts';

const skill = 'numbers';

const seeing = (thing: string, n: number, say: Both) =>
  show({ id: `see-${n}-${thing}`, things: [thing], n, say });

/** Few balloons in many colours: much that is easy. */
const few = ['red', 'blue', 'yellow', 'green', 'pink', 'purple', 'orange'].flatMap((colour, turn) =>
  [1, 2, 3].map(
    (n): OrderRow => [
      [colour],
      [n],
      [colour],
      Math.round((-4.5 + 0.3 * n + 0.03 * turn) * 100) / 100,
    ],
  ),
);
const isWritten = ([[colour], [n]]: OrderRow): boolean =>
  `${n} ${colour}` === '1 red' || `${n} ${colour}` === '2 blue' || `${n} ${colour}` === '3 yellow';

export const numbersLesson: CourseLesson = {
  id: 'numbers',
  title: both('1 sampai 10', 'One to ten'),
  recap: both(
    'Kamu menghitung sampai sepuluh\ndalam bahasa Inggris.',
    'You counted balloons in English,\nup to ten.',
  ),
  look: [
    seeing(
      'duck',
      2,
      caption('Dua bebek berenang.\nHitung: [one, two!]', 'Two ducks swim.\nCount: one, two!'),
    ),
    seeing(
      'star',
      3,
      caption('Tiga bintang jatuh.\n[One, two, three!]', 'One, two, three!\nThree falling stars.'),
    ),
    seeing(
      'flower',
      5,
      caption(
        'Lima bunga mekar.\n[One] sampai [five!]',
        'Five flowers bloom.\nCount from one to five!',
      ),
    ),
    seeing(
      'ball',
      6,
      caption(
        'Enam bola memantul.\nApa sesudah [five]?',
        'Six balls bounce.\nWhat comes after five?',
      ),
    ),
    {
      id: 'see-ten-balloons',
      activity: 'gather',
      say: caption('Tambah balonnya.\nHitung sampai [ten!]', 'Add balloons.\nCount up to ten!'),
      args: { view: 'balloons', want: [], n: [], of: ['red'] },
    },
  ],
  try: [
    order(
      { id: 'try-two-balloons', view: 'balloons', want: ['red'], n: [2], of: ['red'] },
      { skill, difficulty: -4, hint: 1 },
    ),
    order(
      { id: 'try-four-balloons', view: 'balloons', want: ['blue'], n: [4], of: ['blue'] },
      { skill, difficulty: -3.5, hint: 1 },
    ),
    order(
      {
        id: 'try-one-red-balloon',
        view: 'balloons',
        want: ['red', 'yellow'],
        n: [1, 2],
        of: ['red', 'yellow'],
      },
      { skill, difficulty: -3, hint: 1 },
    ),
  ],
  play: {
    items: 7,
    bank: besides(
      [
        ...orders('balloons', skill, [
          [['red'], [1], ['red'], -4.2],
          [['blue'], [2], ['blue'], -3.8],
          [['yellow'], [3], ['yellow'], -3.4],
          [['green'], [4], ['green'], -3],
          [['pink'], [5], ['pink'], -2.7],
          [['purple'], [6], ['purple'], -2.3],
          [['orange'], [7], ['orange'], -2],
          [['red'], [8], ['red'], -1.8],
          [['blue'], [9], ['blue'], -1.6],
          [['green'], [10], ['green'], -1.4],
          [['red'], [2], ['red', 'blue'], -1.9],
          [['yellow'], [3], ['green', 'yellow'], -1.7],
          [['blue', 'red'], [1, 2], ['red', 'blue'], -1.2],
          [['pink', 'green'], [3, 1], ['green', 'pink'], -0.9],
          [['yellow', 'purple'], [2, 4], ['purple', 'yellow'], -0.5],
          [['orange', 'blue'], [5, 3], ['blue', 'orange', 'pink'], 0],
          [['red', 'green'], [4, 4], ['green', 'red', 'yellow'], 0.3],
        ]),
        ...orders(
          'balloons',
          skill,
          few.filter((row) => !isWritten(row)),
        ),
        ...calls('names', [['hello', ['kiki'], ['kiki', 'lala', 'momo', 'toto'], -2.8]]),
      ],
      ordered(skill, {
        view: 'balloons',
        names: ['red', 'blue', 'yellow', 'green', 'pink', 'purple', 'orange'],
        from: -3.6,
        seed: 31,
        count: 60,
      }),
      110,
    ),
  },
  make: {
    id: 'make-night',
    activity: 'collage',
    say: caption(
      'Hias langit malammu.\nHitung: [one, two...]',
      'Fill your night sky.\nCount: one, two...',
    ),
    args: { things: ['star', 'moon', 'balloon', 'bird'], land: 'night' },
  },
};
