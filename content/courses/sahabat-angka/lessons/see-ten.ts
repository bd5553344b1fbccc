import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { givingDucks, seeing } from '../generators/counting.ts';
import { ducksFor, eyesFor, howMany } from './making.ts';

const board = (n: number, say: CourseTask['say']): CourseTask => ({
  id: `board-${n}`,
  activity: 'boat',
  say,
  args: { n, have: 5 },
});

const see = (
  item: [n: number, thing: string, choices: number[], difficulty: number],
): CourseItem => {
  const [n, thing, choices, difficulty] = item;
  return howMany({ id: `see-${n}-${thing}`, thing, n, choices, skill: 'see-10', difficulty });
};

const load = (n: number, difficulty: number): CourseItem =>
  ducksFor({ id: `ducks-${n}`, n, skill: 'give-10', difficulty });

export const seeTen: CourseLesson = {
  id: 'see-ten',
  title: { id: 'Mengenal 6–10', en: 'Meet 6–10' },
  recap: {
    id: 'Kamu mulai dari lima,\nlalu menghitung terus.',
    en: 'You started from five\nand counted on.',
  },
  look: [
    board(6, {
      id: 'Lima bebek di depan.\nKetuk perahu: satu lagi, enam!',
      en: 'Five ducks in front.\nTap the boat: one more, six!',
    }),
    board(7, {
      id: 'Lima dan dua jadi tujuh.\nKetuk perahunya!',
      en: 'Five and two make seven.\nTap the boat!',
    }),
    board(8, {
      id: 'Lima dan tiga jadi delapan.\nHitung dari lima!',
      en: 'Five and three make eight.\nCount on from five!',
    }),
    board(9, {
      id: 'Lima dan empat jadi sembilan.\nHampir penuh!',
      en: 'Five and four make nine.\nNearly full!',
    }),
    board(10, {
      id: 'Lima dan lima jadi sepuluh.\nPerahunya penuh!',
      en: 'Five and five make ten.\nThe boat is full!',
    }),
  ],
  try: [
    ducksFor({ id: 'try-ducks-6', n: 6, skill: 'give-10', difficulty: -2.5, ghosts: 1 }),
    ducksFor({ id: 'try-ducks-8', n: 8, skill: 'give-10', difficulty: -2, ghosts: 1 }),
    howMany({
      id: 'try-see-7',
      thing: 'fish',
      n: 7,
      choices: [5, 7, 10],
      skill: 'see-10',
      difficulty: -2,
    }),
  ],
  play: {
    items: 8,
    bank: besides(
      [
        see([6, 'crab', [4, 6, 9], -3]),
        see([6, 'frog', [5, 6, 7], -1.9]),
        see([7, 'chick', [5, 7, 9], -2]),
        see([7, 'butterfly', [6, 7, 8], -1.2]),
        see([8, 'fish', [6, 8, 10], -1.5]),
        see([8, 'chick', [7, 8, 9], -0.8]),
        see([9, 'frog', [6, 9, 10], -1]),
        see([9, 'crab', [8, 9, 10], -0.3]),
        see([10, 'butterfly', [7, 8, 10], -0.6]),
        load(6, -2.4),
        load(7, -1.9),
        load(8, -1.4),
        load(9, -1),
        load(10, -1.6),
        eyesFor({ id: 'eyes-7', n: 7, skill: 'give-10', difficulty: -0.6 }),
        eyesFor({ id: 'eyes-9', n: 9, skill: 'give-10', difficulty: 0 }),
      ],
      [...seeing('see-10', { from: 6, to: 10, often: 3 }), ...givingDucks('give-10', 6, 10)],
      160,
    ),
  },
  make: {
    id: 'make-sea',
    activity: 'picture',
    say: {
      id: 'Isi lautmu sesukamu.\nBisa sampai sepuluh!',
      en: 'Fill your sea as you like.\nUp to ten!',
    },
    args: { things: ['fish', 'duck', 'star'], most: 10, sea: 1 },
  },
};
