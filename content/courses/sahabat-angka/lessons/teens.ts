import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { tenAndOnes } from '../generators/counting.ts';
import { landsOn } from './hops.ts';
import { loadBus } from './making.ts';

const board = (n: number, thing: string, say: CourseTask['say']): CourseTask => ({
  id: `teen-${n}`,
  activity: 'bus',
  say,
  args: { n, have: 10, thing },
});

const fill = (n: number, thing: string, difficulty: number): CourseItem =>
  loadBus({ id: `bus-${n}`, n, thing, skill: 'teens', difficulty });

const read = (n: number, choices: number[], difficulty: number): CourseItem => ({
  id: `read-${n}-${choices.join('-')}`,
  activity: 'bus',
  say: { id: 'Semua naik! Jadi berapa?', en: 'All aboard! How many?' },
  args: { have: 10, by: n - 10, thing: n % 2 === 0 ? 'frog' : 'chick', choices },
  skill: 'teens',
  difficulty,
});

const leap = (by: number, choices: number[], difficulty: number): CourseItem =>
  landsOn({ id: `leap-10-${by}`, from: 10, by, choices, skill: 'teens', difficulty });

export const teens: CourseLesson = {
  id: 'teens',
  title: { id: 'Mengenal 11–20', en: 'Meet 11–20' },
  recap: {
    id: 'Kamu mengisi sepuluh dulu,\nlalu menghitung sisanya.',
    en: 'You filled ten first,\nthen counted the rest.',
  },
  look: [
    board(11, 'chick', {
      id: 'Lantai bawah penuh: sepuluh.\nKetuk bus: satu lagi!',
      en: 'Downstairs is full: ten.\nTap the bus: one more!',
    }),
    board(12, 'frog', {
      id: 'Sepuluh dan dua:\ndua belas. Ketuk busnya!',
      en: 'Ten and two:\ntwelve. Tap the bus!',
    }),
    board(15, 'chick', {
      id: 'Sepuluh dan lima:\nlima belas. Ketuk busnya!',
      en: 'Ten and five:\nfifteen. Tap the bus!',
    }),
    {
      id: 'teen-hop',
      activity: 'hop',
      say: {
        id: 'Katak di angka sepuluh.\nKetuk: tiga lompatan!',
        en: 'Frog sits on ten.\nTap it: three hops!',
      },
      args: { from: 10, by: 3 },
    },
    board(20, 'frog', {
      id: 'Dua lantai penuh:\nitu dua puluh!',
      en: 'Two full decks:\nthat is twenty!',
    }),
  ],
  try: [
    loadBus({
      id: 'try-bus-11',
      n: 11,
      thing: 'chick',
      skill: 'teens',
      difficulty: -2.5,
      ghosts: 1,
    }),
    loadBus({
      id: 'try-bus-13',
      n: 13,
      thing: 'frog',
      skill: 'teens',
      difficulty: -2.2,
      ghosts: 1,
    }),
    landsOn({
      id: 'try-leap-2',
      from: 10,
      by: 2,
      choices: [11, 12, 20],
      skill: 'teens',
      difficulty: -2.2,
    }),
  ],
  play: {
    items: 8,
    bank: besides(
      [
        fill(11, 'frog', -2.6),
        fill(12, 'chick', -2.2),
        fill(13, 'chick', -1.9),
        fill(14, 'frog', -1.6),
        fill(16, 'chick', -1),
        fill(17, 'frog', -0.8),
        fill(18, 'chick', -0.5),
        fill(20, 'frog', -1.5),
        read(11, [11, 15, 20], -2.8),
        read(12, [10, 12, 18], -2.2),
        read(13, [3, 13, 16], -1.5),
        read(14, [13, 14, 17], -1.1),
        read(15, [12, 15, 16], -0.9),
        read(16, [6, 15, 16], -0.5),
        read(18, [17, 18, 19], 0),
        read(19, [9, 18, 19], 0.3),
        leap(1, [11, 13, 20], -2.4),
        leap(4, [4, 12, 14], -1.3),
        leap(5, [15, 16, 19], -0.7),
        leap(7, [7, 16, 17], -0.2),
        leap(9, [18, 19, 20], 0.4),
      ],
      tenAndOnes('teens'),
      110,
    ),
  },
  make: {
    id: 'make-bus',
    activity: 'bus',
    say: {
      id: 'Siapa naik busmu?\nMuat dua puluh!',
      en: 'Who rides on your bus?\nIt seats twenty!',
    },
    args: { things: ['chick', 'frog', 'duck'] },
  },
};
