/** Twenty-one to a hundred: bundles of ten and the ones beside them, on and back, and which number is the greatest. */
import { besides } from '@nobi/kit/bank';
import type { CourseLesson, CourseTask } from '@nobi/kit/course';
import { byTens, nextTo, outermost, tensAndOnes } from '../generators/hundred.ts';
import { greatestOf, hangLanterns, lanternsMoved, lanternsSeen, writtenAs } from './lanterns.ts';

const meet = (n: number, say: CourseTask['say']): CourseTask => ({
  id: `meet-${n}`,
  activity: 'tens',
  say,
  args: { n },
});

const go = (have: number, by: number, say: CourseTask['say']): CourseTask => ({
  id: `go-${have}-${by}`,
  activity: 'tens',
  say,
  args: { have, by },
});

export const tens: CourseLesson = {
  id: 'tens',
  title: { id: 'Mengenal 21–100', en: 'Meet 21–100' },
  recap: {
    id: 'Kamu menghitung puluhan dulu,\nlalu satuannya.',
    en: 'You counted the tens first,\nthen the ones.',
  },
  look: [
    meet(20, {
      id: 'Sepuluh lampion jadi seikat.\nKetuk: dua ikat, dua puluh!',
      en: 'Ten lanterns make a bundle.\nTap: two bundles, twenty!',
    }),
    meet(23, {
      id: 'Dua puluh dan tiga:\ndua puluh tiga. Ketuk!',
      en: 'Twenty and three:\ntwenty-three. Tap!',
    }),
    meet(37, {
      id: 'Tiga puluh tujuh:\ntiga ikat, tujuh satuan.',
      en: 'Thirty-seven:\nthree bundles, seven ones.',
    }),
    meet(73, {
      id: 'Tujuh puluh tiga:\ntujuh ikat, tiga satuan.',
      en: 'Seventy-three:\nseven bundles, three ones.',
    }),
    go(39, 1, {
      id: '39, lalu satu lagi.\nKetuk: jadi ikat baru, 40!',
      en: '39, and one more.\nTap: a new bundle, 40!',
    }),
    go(34, 20, {
      id: 'Sepuluh-sepuluh dari 34:\n44, 54. Ketuk!',
      en: 'By tens from 34:\n44, 54. Tap!',
    }),
    go(90, 10, {
      id: 'Sepuluh ikat penuh:\nitu seratus! Ketuk.',
      en: 'Ten full bundles:\none hundred! Tap.',
    }),
  ],
  try: [
    { ...hangLanterns({ n: 24, difficulty: -3, ghosts: 1 }), id: 'try-hang-24' },
    { ...lanternsSeen({ n: 32, choices: [5, 23, 32], difficulty: -2.6 }), id: 'try-seen-32' },
    {
      ...lanternsMoved({ have: 26, by: 10, choices: [16, 27, 36], difficulty: -2.4 }),
      id: 'try-on-26',
    },
  ],
  play: {
    items: 8,
    bank: besides(
      [
        lanternsSeen({ n: 37, choices: [10, 37, 73], difficulty: -1.3 }),
        lanternsSeen({ n: 84, choices: [12, 48, 84], difficulty: -0.65 }),
        writtenAs({ n: 46, choices: [40, 46, 64], difficulty: -0.95 }),
        writtenAs({ n: 91, choices: [19, 81, 91], difficulty: -0.7 }),
        lanternsMoved({ have: 59, by: 1, choices: [50, 58, 60], difficulty: 0.05 }),
        lanternsMoved({ have: 70, by: -1, choices: [60, 69, 71], difficulty: 0.6 }),
        lanternsMoved({ have: 43, by: 10, choices: [33, 44, 53], difficulty: -2 }),
        greatestOf({ choices: [39, 51, 48], asks: 'most', difficulty: 0.72 }),
      ],
      [...tensAndOnes(), ...nextTo(), ...byTens(), ...outermost()],
      240,
    ),
  },
  make: {
    id: 'make-lanterns',
    activity: 'tens',
    say: {
      id: 'Pasang lampion sesukamu.\nBisa sampai seratus!',
      en: 'Hang as many as you like.\nUp to one hundred!',
    },
    args: {},
  },
};
