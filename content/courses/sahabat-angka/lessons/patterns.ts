import { besides } from '@nobi/kit/bank';
import type { CourseLesson, CourseTask } from '@nobi/kit/course';
import { sooner } from '../generators/choices.ts';
import { holes, rows } from '../generators/patterns.ts';
import { lamps, mend, type Row, repeat } from './shapes-and-rows.ts';

const meet = (shape: string, say: CourseTask['say']): CourseTask => ({
  id: `shape-${shape}`,
  activity: 'puzzle',
  say,
  args: { shape },
});

const sing = (id: string, part: Row, say: CourseTask['say']): CourseTask => ({
  id: `sing-${id}`,
  activity: 'pattern',
  say,
  args: { row: repeat(part, 6) },
});

export const patterns: CourseLesson = {
  id: 'patterns',
  title: { id: 'Pola dan bentuk', en: 'Patterns and shapes' },
  recap: {
    id: 'Kamu menghitung sudut\ndan mendengarkan pola.',
    en: 'You counted corners\nand listened to patterns.',
  },
  look: [
    meet('triangle', {
      id: 'Ini segitiga.\nKetuk: hitung sudutnya!',
      en: 'This is a triangle.\nTap: count its corners!',
    }),
    meet('square', {
      id: 'Ini persegi.\nAda berapa sudutnya?',
      en: 'This is a square.\nHow many corners?',
    }),
    meet('circle', {
      id: 'Lingkaran tidak punya sudut.\nKetuk: ia berguling!',
      en: 'A circle has no corners.\nTap: it rolls!',
    }),
    meet('hexagon', {
      id: 'Segi enam, seperti sarang lebah.\nHitung sudutnya!',
      en: 'A hexagon, like honeycomb.\nCount its corners!',
    }),
    sing('two', ['star', 'flower'], {
      id: 'Bintang, bunga, bintang, bunga.\nKetuk: dengarkan!',
      en: 'Star, flower, star, flower.\nTap and listen!',
    }),
    sing('three', ['circle', 'circle', 'square'], {
      id: 'Lingkaran, lingkaran, persegi.\nUlang lagi. Ketuk!',
      en: 'Circle, circle, square.\nAnd again. Tap!',
    }),
  ],
  try: [
    lamps({
      id: 'try',
      part: ['frog', 'chick'],
      n: 6,
      gap: 5,
      choices: ['frog', 'chick'],
      difficulty: -3,
    }),
    mend(['sailboat', 3, ['triangle', 'circle', 'square'], -3]),
    lamps({
      id: 'try-three',
      part: ['star', 'star', 'flower'],
      n: 6,
      gap: 5,
      choices: ['star', 'flower', 'frog'],
      difficulty: -2.4,
    }),
  ],
  play: {
    items: 8,
    bank: sooner(
      besides(
        [
          mend(['house', 4, ['square', 'circle', 'triangle'], -3.2]),
          mend(['house', 1, ['circle', 'triangle', 'hexagon'], -2.6]),
          mend(['house', 3, ['triangle', 'circle', 'square'], -2]),
          mend(['sailboat', 1, ['square', 'triangle', 'circle'], -2.4]),
          mend(['rocket', 2, ['hexagon', 'circle', 'triangle'], -1.8]),
          mend(['rocket', 0, ['square', 'triangle', 'rectangle'], -1]),
          mend(['cat', 5, ['square', 'triangle', 'hexagon'], -1.2]),
          mend(['truck', 0, ['square', 'rectangle', 'hexagon'], -0.7]),
          mend(['truck', 1, ['rectangle', 'square', 'hexagon'], -0.4]),
          mend(['turtle', 0, ['circle', 'square', 'hexagon'], -0.9]),
          mend(['ice', 0, ['square', 'rectangle', 'triangle'], -1.3]),
          mend(['ice', 3, ['square', 'rectangle', 'triangle'], 0]),
          mend(['robot', 5, ['circle', 'hexagon', 'square'], -0.5]),
          ...[
            { id: 'ab', part: ['duck', 'fish'], n: 6, gap: 5, difficulty: -3 },
            { id: 'ab-mid', part: ['circle', 'triangle'], n: 7, gap: 3, difficulty: -2 },
            { id: 'aab', part: ['crab', 'crab', 'fish'], n: 7, gap: 6, difficulty: -1.7 },
            { id: 'abb', part: ['star', 'flower', 'flower'], n: 7, gap: 6, difficulty: -1.3 },
            { id: 'aab-mid', part: ['square', 'square', 'circle'], n: 8, gap: 4, difficulty: -0.7 },
            { id: 'abb-mid', part: ['frog', 'chick', 'chick'], n: 8, gap: 3, difficulty: -0.4 },
          ].map((each) => lamps({ ...each, choices: [...new Set(each.part)] })),
          ...[
            { id: 'abc', part: ['circle', 'square', 'triangle'], n: 7, gap: 6, difficulty: -1 },
            { id: 'abc-mid', part: ['fish', 'crab', 'duck'], n: 8, gap: 4, difficulty: -0.1 },
            { id: 'abc-far', part: ['star', 'hexagon', 'flower'], n: 8, gap: 2, difficulty: 0.2 },
            {
              id: 'aabc',
              part: ['star', 'star', 'circle', 'square'],
              n: 8,
              gap: 6,
              difficulty: 0.5,
            },
            { id: 'abcb', part: ['frog', 'fish', 'duck', 'fish'], n: 8, gap: 5, difficulty: 0.9 },
          ].map((each) => lamps({ ...each, choices: [...new Set(each.part)] })),
        ],
        [...rows(), ...holes()],
        120,
      ),
      1.8,
    ),
  },
  make: {
    id: 'make-row',
    activity: 'pattern',
    say: {
      id: 'Buat pola lampionmu.\nUlangi urutannya!',
      en: 'Make your lantern pattern.\nRepeat the order!',
    },
    args: { things: ['star', 'circle', 'triangle', 'flower'], most: 8 },
  },
};
