/** On and back by ones and by tens, and which number is the greatest. */
import { besides } from '@nobi/kit/bank';
import type { CourseLesson, CourseTask } from '@nobi/kit/course';
import { byTens, nextTo, outermost } from '../generators/hundred.ts';
import { greatestOf, lanternsMoved } from './lanterns.ts';

const go = (have: number, by: number, say: CourseTask['say']): CourseTask => ({
  id: `go-${have}-${by}`,
  activity: 'tens',
  say,
  args: { have, by },
});

export const hundred: CourseLesson = {
  id: 'hundred',
  title: { id: 'Urutan sampai 100', en: 'In order to 100' },
  recap: {
    id: 'Kamu maju sepuluh-sepuluh\ndan membandingkan puluhannya.',
    en: 'You went on by tens\nand compared the tens.',
  },
  look: [
    go(39, 1, {
      id: '39, lalu satu lagi.\nKetuk: jadi ikat baru, 40!',
      en: '39, and one more.\nTap: a new bundle, 40!',
    }),
    go(34, 10, {
      id: '34, tambah satu ikat.\nKetuk: jadi 44!',
      en: '34, and one more bundle.\nTap: now 44!',
    }),
    go(50, 30, {
      id: 'Sepuluh-sepuluh dari 50:\n60, 70, 80. Ketuk!',
      en: 'By tens from 50:\n60, 70, 80. Tap!',
    }),
    go(90, 10, {
      id: '90, tambah satu ikat:\nseratus! Ketuk.',
      en: '90, and one more bundle:\none hundred! Tap.',
    }),
  ],
  try: [
    {
      ...lanternsMoved({ have: 26, by: 10, choices: [16, 27, 36], difficulty: -2.6 }),
      id: 'try-on-26',
    },
    {
      ...greatestOf({ choices: [31, 53, 22], asks: 'most', difficulty: -2.6 }),
      id: 'try-greatest',
    },
    {
      ...lanternsMoved({ have: 29, by: 1, choices: [20, 28, 30], difficulty: -2 }),
      id: 'try-after-29',
    },
  ],
  play: {
    items: 8,
    bank: besides(
      [
        lanternsMoved({ have: 59, by: 1, choices: [50, 58, 60], difficulty: -1.05 }),
        lanternsMoved({ have: 70, by: -1, choices: [60, 69, 71], difficulty: -0.5 }),
        lanternsMoved({ have: 43, by: 10, choices: [33, 44, 53], difficulty: -3.1 }),
        greatestOf({ choices: [39, 51, 48], asks: 'most', difficulty: -0.38 }),
      ],
      [...nextTo(), ...byTens(), ...outermost()],
      200,
    ),
  },
  make: {
    id: 'make-bundles',
    activity: 'tens',
    say: {
      id: 'Pilih bilangan kesukaanmu\ndan pasang lampionnya!',
      en: 'Choose a number you like\nand hang its lanterns!',
    },
    args: {},
  },
};
