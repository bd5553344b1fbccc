import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { givingDucks, seeing } from '../generators/counting.ts';
import { eyesFor, howMany } from './making.ts';

const meet = (n: number, thing: string, say: CourseTask['say']): CourseTask => ({
  id: `meet-${n}`,
  activity: 'count',
  say,
  args: { thing, n, friend: n },
});

const see = (
  item: [n: number, thing: string, choices: number[], difficulty: number],
): CourseItem => {
  const [n, thing, choices, difficulty] = item;
  return howMany({ id: `see-${n}-${thing}`, thing, n, choices, skill: 'see-5', difficulty });
};

const give = (n: number, difficulty: number): CourseItem =>
  eyesFor({ id: `eyes-${n}`, n, skill: 'give-5', difficulty });

export const seeFive: CourseLesson = {
  id: 'see-five',
  title: { id: 'Mengenal 1–5', en: 'Meet 1–5' },
  recap: {
    id: 'Kamu menghitung satu per satu\ndan memberi mata yang pas.',
    en: 'You counted one by one\nand gave just enough eyes.',
  },
  look: [
    meet(1, 'crab', {
      id: 'Ini Satu. Satu kepiting.\nKetuk kepitingnya!',
      en: 'This is One. One crab.\nTap the crab!',
    }),
    meet(2, 'frog', {
      id: 'Ini Dua. Dua katak.\nKetuk satu-satu!',
      en: 'This is Two. Two frogs.\nTap each one!',
    }),
    meet(3, 'chick', {
      id: 'Tiga anak ayam datang.\nSatu, dua, tiga!',
      en: 'Three chicks come along.\nOne, two, three!',
    }),
    meet(4, 'fish', {
      id: 'Empat ikan berenang.\nLihat rambut si Empat!',
      en: 'Four fish swim by.\nLook at the hair of Four!',
    }),
    meet(5, 'butterfly', {
      id: 'Lima kupu-kupu,\nseperti jari satu tangan!',
      en: 'Five butterflies,\nlike your five fingers!',
    }),
  ],
  try: [
    eyesFor({ id: 'try-eyes-2', n: 2, skill: 'give-5', difficulty: -3.5, ghosts: 1 }),
    eyesFor({ id: 'try-eyes-4', n: 4, skill: 'give-5', difficulty: -3, ghosts: 1 }),
    howMany({
      id: 'try-see-3',
      thing: 'chick',
      n: 3,
      choices: [1, 3, 5],
      skill: 'see-5',
      difficulty: -3,
    }),
  ],
  play: {
    items: 8,
    bank: besides(
      [
        see([1, 'frog', [1, 3, 5], -4]),
        see([2, 'crab', [2, 4, 5], -3.6]),
        see([2, 'butterfly', [1, 2, 3], -2.9]),
        see([3, 'fish', [1, 3, 5], -2.8]),
        see([3, 'frog', [2, 3, 4], -2.2]),
        see([4, 'chick', [2, 4, 5], -2]),
        see([4, 'butterfly', [3, 4, 5], -1.5]),
        see([5, 'crab', [2, 3, 5], -1.7]),
        see([5, 'fish', [3, 4, 5], -1.2]),
        see([5, 'chick', [4, 5, 6], -0.8]),
        give(1, -3.6),
        give(2, -3),
        give(3, -2.4),
        give(4, -1.8),
        give(5, -1.3),
      ],
      [...seeing('see-5', { from: 1, to: 5, often: 4 }), ...givingDucks('give-5', 1, 5)],
      200,
    ),
  },
  make: {
    id: 'make-island',
    activity: 'picture',
    say: {
      id: 'Buat gambarmu.\nNobi ikut menghitung!',
      en: 'Make a picture.\nNobi counts along!',
    },
    args: { things: ['chick', 'flower', 'butterfly'], most: 5 },
  },
};
