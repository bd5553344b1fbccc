import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { caption } from '../../../words/caption.ts';
import { painted } from '../generators/called.ts';
import { call, paint, show } from './making.ts';

const skill = 'colours';

type Row = readonly [figure: string, want: string[], of: string[], difficulty: number];

const bank = (rows: readonly Row[]): CourseItem[] =>
  rows.map(([figure, want, of, difficulty]) =>
    paint(
      { id: `${figure}-${want.join('-')}-${of.length}`, figure, want, of },
      { skill, difficulty },
    ),
  );

/** One of two paints, each beside others: much that is easy. */
const eitherOf = (colours: readonly string[], apart: readonly number[]): CourseItem[] => {
  const pairs = apart.flatMap((far) =>
    colours.map((want, at) => [want, colours[(at + far) % colours.length] ?? want] as const),
  );
  return pairs.map(([want, other], turn) => {
    const of = turn % 3 === 0 ? [want, other] : [other, want];
    const difficulty = Math.round((-4 + (0.5 * turn) / pairs.length) * 100) / 100;
    return paint(
      { id: `balloon-${want}-not-${other}`, figure: 'balloon', want: [want], of },
      { skill, difficulty },
    );
  });
};

export const coloursLesson: CourseLesson = {
  id: 'colours',
  title: both('Mewarnai', 'Paint colours'),
  recap: both(
    'Kamu mendengar nama warna\ndan mengecat dengan warna itu.',
    'You listened for colours\nand painted with them.',
  ),
  look: [
    show({
      id: 'see-red-yellow',
      things: ['red', 'yellow'],
      say: caption(
        'Lihat, cat tumpah!\nKetuk: [red, yellow].',
        'Look, spilled paint!\nTap: red, yellow.',
      ),
    }),
    show({
      id: 'see-blue-green',
      things: ['blue', 'green'],
      say: caption('Biru itu [blue].\nHijau itu [green].', 'Here is blue.\nAnd here is green.'),
    }),
    show({
      id: 'see-orange-pink',
      things: ['orange', 'pink', 'purple'],
      say: both('Tiga warna lagi!\nKetuk dan dengar.', 'Three more colours!\nTap and listen.'),
    }),
    {
      id: 'see-paint',
      activity: 'colouring',
      say: both('Warnai rumah ini.\nWarna apa saja!', 'Paint this house.\nAny colour is fine.'),
      args: { figure: 'house', of: ['red', 'yellow', 'blue', 'green'] },
    },
  ],
  try: [
    paint(
      { id: 'try-red', figure: 'balloon', want: ['red'], of: ['red', 'blue'] },
      { skill, difficulty: -4, hint: 1 },
    ),
    paint(
      { id: 'try-yellow', figure: 'balloon', want: ['yellow'], of: ['green', 'yellow', 'red'] },
      { skill, difficulty: -3.5, hint: 1 },
    ),
    paint(
      {
        id: 'try-blue-green',
        figure: 'fish',
        want: ['blue', 'green'],
        of: ['green', 'blue', 'red'],
      },
      { skill, difficulty: -3, hint: 1 },
    ),
  ],
  play: {
    items: 7,
    bank: besides(
      [
        ...bank([
          ['balloon', ['red'], ['red', 'green'], -4],
          ['balloon', ['blue'], ['yellow', 'blue'], -3.8],
          ['balloon', ['green'], ['green', 'red', 'yellow'], -3.2],
          ['balloon', ['yellow'], ['blue', 'yellow', 'red'], -3],
          ['balloon', ['orange'], ['orange', 'blue', 'green'], -2.6],
          ['balloon', ['pink'], ['red', 'pink', 'blue'], -2.4],
          ['balloon', ['purple'], ['purple', 'blue', 'pink'], -2.1],
          ['fish', ['red', 'yellow'], ['yellow', 'red'], -2.8],
          ['boat', ['yellow', 'blue'], ['blue', 'yellow', 'green'], -2.2],
          ['butterfly', ['blue', 'pink'], ['pink', 'blue', 'red'], -1.8],
          ['fish', ['orange', 'green'], ['green', 'orange', 'purple'], -1.6],
          ['boat', ['red', 'purple'], ['purple', 'red', 'blue'], -1.4],
          ['butterfly', ['purple', 'yellow'], ['yellow', 'pink', 'purple'], -1.1],
          ['house', ['red', 'blue', 'green'], ['green', 'red', 'blue'], -0.8],
          ['umbrella', ['yellow', 'orange', 'red'], ['red', 'orange', 'yellow'], -0.3],
          ['house', ['purple', 'pink', 'yellow'], ['pink', 'yellow', 'purple'], 0.1],
          ['umbrella', ['pink', 'green', 'orange'], ['orange', 'pink', 'green'], 0.5],
        ]),
        ...eitherOf(['red', 'blue', 'yellow', 'purple', 'green', 'pink', 'orange'], [1, 3]),
        call(
          { id: 'again-hello-toto', way: 'hello', want: ['toto'], of: ['toto', 'bobo', 'kiki'] },
          { skill: 'names', difficulty: -2.6 },
        ),
        call(
          { id: 'again-bye-momo', way: 'bye', want: ['momo'], of: ['lala', 'momo', 'kiki'] },
          { skill: 'names', difficulty: -2 },
        ),
      ],
      painted(skill, {
        names: ['red', 'blue', 'yellow', 'green', 'orange', 'pink', 'purple'],
        seed: 21,
        count: 60,
      }),
      110,
    ),
  },
  make: {
    id: 'make-village',
    activity: 'colouring',
    say: both('Warnai desa ini.\nDengar warnanya!', 'Paint this village.\nHear each colour!'),
    args: { figure: 'village', of: ['red', 'yellow', 'blue', 'green', 'orange', 'purple'] },
  },
};
