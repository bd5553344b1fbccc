import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';
import { friendsOfTen } from '../generators/counting.ts';

const say = {
  fill: { id: 'Siapa yang mengisi kursi kosong?', en: 'Who fills the empty seats?' },
  pairs: { id: 'Ketuk dua sahabat yang jadi 10.', en: 'Tap two friends that make 10.' },
};

const show = (have: number, line: CourseTask['say']): CourseTask => ({
  id: `ten-from-${have}`,
  activity: 'boat',
  say: line,
  args: { n: 10, have },
});

const fill = (have: number, choices: number[], difficulty: number): CourseItem => ({
  id: `fill-${have}-${choices.join('')}`,
  activity: 'boat',
  say: say.fill,
  args: { n: 10, have, choices },
  skill: 'bonds-10',
  difficulty,
});

const match = (cards: number[], difficulty: number, digit?: 1): CourseItem => ({
  id: `match-${digit ? 'digits-' : ''}${cards.join('')}`,
  activity: 'pairs',
  say: say.pairs,
  args: { cards, ...(digit && { digit }) },
  skill: 'bonds-10',
  difficulty,
});

export const pairsOfTen: CourseLesson = {
  id: 'pairs-of-ten',
  title: { id: 'Pasangan 10', en: 'Pairs of 10' },
  recap: {
    id: 'Kamu mencari dua bilangan\nyang bersama jadi sepuluh.',
    en: 'You looked for two numbers\nthat make ten together.',
  },
  look: [
    show(9, {
      id: 'Sembilan bebek sudah naik.\nKetuk perahu: satu lagi!',
      en: 'Nine ducks are on board.\nTap the boat: one more!',
    }),
    show(5, {
      id: 'Lima sudah naik.\nLima lagi jadi sepuluh!',
      en: 'Five are on board.\nFive more make ten!',
    }),
    show(8, {
      id: 'Delapan sudah naik.\nBerapa kursi yang kosong?',
      en: 'Eight are on board.\nHow many seats are empty?',
    }),
    show(6, {
      id: 'Enam dan empat jadi sepuluh.\nKetuk perahunya!',
      en: 'Six and four make ten.\nTap the boat!',
    }),
    {
      id: 'hug',
      activity: 'pairs',
      say: {
        id: 'Tujuh dan tiga suka berpelukan.\nKetuk keduanya!',
        en: 'Seven and three love to hug.\nTap them both!',
      },
      args: { cards: [7, 3] },
    },
  ],
  try: [fill(9, [1, 4, 6], -3), fill(5, [2, 5, 8], -2.6), match([8, 5, 2, 5], -2.4)],
  play: {
    items: 8,
    bank: besides(
      [
        fill(9, [1, 3, 5], -2.8),
        fill(5, [3, 5, 7], -2.4),
        fill(8, [2, 5, 6], -2),
        fill(7, [3, 5, 1], -1.5),
        fill(6, [2, 4, 7], -1.1),
        fill(4, [6, 3, 8], -0.8),
        fill(3, [5, 7, 9], -0.4),
        fill(2, [6, 7, 8], 0),
        fill(1, [7, 8, 9], 0.2),
        match([9, 5, 1, 5], -2.2),
        match([8, 9, 2, 1], -1.7),
        match([7, 8, 3, 2], -1.2),
        match([6, 9, 4, 1], -0.9),
        match([7, 6, 3, 4], -0.5, 1),
        match([8, 6, 2, 4], -0.3, 1),
        match([9, 7, 4, 1, 3, 6], 0.2, 1),
        match([8, 6, 7, 3, 2, 4], 0.6, 1),
      ],
      friendsOfTen('bonds-10'),
      110,
    ),
  },
  make: {
    id: 'make-string',
    activity: 'beads',
    say: {
      id: 'Rangkai sepuluh manik\nsesukamu!',
      en: 'String ten beads\nin your own way!',
    },
    args: {},
  },
};
