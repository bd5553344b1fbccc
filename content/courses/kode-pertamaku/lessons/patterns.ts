/** A dance has a part that comes again and again. */
import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { type Both, both } from '@nobi/kit/forms';
import { coresOf, gapsIn } from '../generators/dances.ts';

const letters: Record<string, string> = { j: 'jump', c: 'clap', s: 'spin', w: 'sway' };
const movesIn = (word: string): string[] => [...word].map((letter) => letters[letter] ?? 'jump');
const coreOf = (word: string): string => movesIn(word).join('-');

const seen = (id: string, row: string, say: Both): CourseTask => ({
  id,
  activity: 'dance',
  say,
  args: { row: movesIn(row), show: 'dance' },
});

/** `jcjc.c` leaves the fifth open; `others` are offered besides the right one. */
const missing = (
  name: string,
  list: readonly (readonly [row: string, others: string, difficulty: number])[],
): CourseItem[] =>
  list.map(([row, others, difficulty], i) => {
    const hole = row.search(/[A-Z]/);
    const right = row[hole]?.toLowerCase() ?? 'j';
    return {
      id: `${name}-${i + 1}`,
      activity: 'dance',
      say: both('Gerakan apa yang\nbelum ada?', 'Which move\nis missing?'),
      args: {
        row: movesIn(row.toLowerCase()),
        hole,
        choices: movesIn([...others, right].sort().join('')),
      },
      skill: 'move-patterns',
      difficulty,
    };
  });

const cores = (
  name: string,
  list: readonly (readonly [row: string, cores: string, difficulty: number])[],
): CourseItem[] =>
  list.map(([row, choices, difficulty], i) => ({
    id: `${name}-${i + 1}`,
    activity: 'dance',
    say: both('Gendang mana yang\nmengulang tarian ini?', 'Which drum repeats\nthis dance?'),
    args: { row: movesIn(row), choices: choices.split(' ').map(coreOf) },
    skill: 'move-patterns',
    difficulty,
  }));

export const patterns: CourseLesson = {
  id: 'patterns',
  title: both('Pola Gerak', 'Dance Patterns'),
  recap: both(
    'Kamu menemukan pola tarian\ndan membuat tarianmu.',
    'You found the pattern\nand made your own dance.',
  ),
  look: [
    seen(
      'look-moves',
      'jcsw',
      both('Lompat, tepuk, putar, goyang.\nNobi menari!', 'Jump, clap, spin, sway.\nNobi dances!'),
    ),
    seen(
      'look-two',
      'jcjcjc',
      both(
        'Lompat, tepuk,\nlompat, tepuk. Itu pola!',
        'Jump, clap, jump, clap.\nThat is a pattern!',
      ),
    ),
    seen(
      'look-three',
      'sswssw',
      both('Putar, putar, goyang.\nLalu dari awal lagi!', 'Spin, spin, sway.\nThen start again!'),
    ),
  ],
  try: [
    ...missing('try-next', [
      ['jcjcjC', 'j', -3.6],
      ['swswSw', 'w', -3.2],
    ]),
    ...cores('try-core', [['jcjc', 'jc js', -3]]),
  ],
  play: {
    items: 7,
    bank: besides(
      [
        ...missing('next', [
          ['jsjsjS', 'jw', -3.9],
          ['cwcwcW', 'cj', -3.6],
          ['wjwjWj', 'js', -3.3],
          ['sCscsc', 'sj', -2.7],
          ['jjcjjC', 'js', -2.4],
          ['swwswW', 'sc', -2.2],
          ['jjcJjc', 'cw', -1.9],
          ['jcsjcS', 'jc', -1.7],
          ['wsjwSj', 'wj', -1.3],
          ['ccjjccjJ', 'cs', -1.1],
          ['jcswjcSw', 'jw', -0.6],
          ['jccsjcCs', 'js', -0.2],
        ]),
        ...cores('core', [
          ['jsjs', 'js jc cs', -3.4],
          ['cwcwcw', 'cw wc cww', -2.5],
          ['jjcjjc', 'jc jjc jcc', -2],
          ['sjjsjj', 'sj sjj ssj', -1.5],
          ['jcsjcs', 'jc jcs jsc', -1.4],
          ['wwccwwcc', 'wc wwc wwcc', -0.8],
          ['jcwsjcws', 'jcw jcws jcsw', -0.4],
        ]),
      ],
      [...missing('next-made', gapsIn()), ...cores('core-made', coresOf())],
    ),
  },
  make: {
    id: 'make-patterns',
    activity: 'owndance',
    say: both(
      'Buat tarianmu.\nGendang mengulangnya!',
      'Make your own dance.\nThe drum repeats it!',
    ),
    args: {},
  },
};
