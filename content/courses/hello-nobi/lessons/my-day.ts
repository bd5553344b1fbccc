import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson } from '@nobi/kit/course';
import { type Both, both } from '@nobi/kit/forms';
import { sung } from '../generators/called.ts';
import { calls, show } from './making.ts';
import { placings, singing } from './placing.ts';

const skill = 'day';

const hearing = (id: string, things: string[], say: Both) => show({ id, things, say });

type Row = readonly [want: string[], of: string[], difficulty: number];

const songs = (rows: readonly Row[]): CourseItem[] =>
  rows.map(([want, of, difficulty]) =>
    singing({ id: `sing-${want.join('-')}`, want, of }, { skill, difficulty }),
  );

const all = ['wake', 'wash', 'eat', 'read', 'play', 'brush', 'sleep'];

export const myDayLesson: CourseLesson = {
  id: 'my-day',
  title: both('Lagu hariku', 'My day song'),
  recap: both(
    'Kamu mendengar tiap kalimat\ndan menyanyikan harimu.',
    'You listened to each line\nand sang about your day.',
  ),
  look: [
    hearing(
      'hear-wake',
      ['wake'],
      both('Matahari terbit.\nKetuk, ikut bernyanyi.', 'The sun comes up.\nTap and sing along.'),
    ),
    hearing(
      'hear-wash-eat',
      ['wash', 'eat'],
      both(
        'Cuci tangan, lalu makan.\nKetuk dan nyanyikan.',
        'Wash first, then eat.\nTap and sing.',
      ),
    ),
    hearing(
      'hear-read-play',
      ['read', 'play'],
      both('Membaca dan main bola.\nKetuk dan nyanyikan.', 'A book and a ball.\nTap and sing.'),
    ),
    hearing(
      'hear-brush-sleep',
      ['brush', 'sleep'],
      both('Sikat gigi, lalu tidur.\nKetuk dan nyanyikan.', 'Brush, then sleep.\nTap and sing.'),
    ),
  ],
  try: [
    singing(
      { id: 'try-sing-wake', want: ['wake'], of: ['wake', 'sleep'] },
      { skill, difficulty: -4, hint: 1 },
    ),
    singing(
      { id: 'try-sing-wash-eat', want: ['wash', 'eat'], of: ['eat', 'wash', 'play'] },
      { skill, difficulty: -3.2, hint: 1 },
    ),
  ],
  play: {
    items: 6,
    bank: besides(
      [
        ...songs([
          [['sleep'], ['wake', 'sleep'], -4],
          [['eat'], ['eat', 'read', 'wash'], -3.6],
          [['play'], ['brush', 'play', 'wake'], -3.3],
          [['wash'], ['wash', 'sleep', 'read'], -3],
          [['wake', 'sleep'], ['sleep', 'wake', 'eat'], -2.8],
          [['read', 'play'], ['play', 'read', 'brush'], -2.5],
          [['brush', 'sleep'], ['wake', 'sleep', 'brush'], -2.2],
          [['wash', 'eat', 'play'], ['play', 'wash', 'eat', 'sleep'], -1.8],
          [['wake', 'wash', 'eat'], ['eat', 'wake', 'wash', 'brush'], -1.6],
          [['eat', 'read', 'sleep'], ['read', 'sleep', 'eat', 'play'], -1.3],
          [['wake', 'eat', 'play', 'sleep'], ['play', 'eat', 'wake', 'sleep', 'read'], -0.9],
          [['wash', 'read', 'brush', 'sleep'], all, -0.5],
          [['wake', 'wash', 'eat', 'read', 'sleep'], all, -0.1],
          [['wake', 'eat', 'play', 'brush', 'sleep'], all, 0.3],
        ]),
        ...placings('places', [['seek', 'cat', 'under-table', ['table', 'chair'], -2]]),
        ...calls('food', [['ask', ['rice'], ['bread', 'rice', 'egg', 'mango'], -2.7]]),
        ...calls('colours', [['find', ['blue'], ['blue', 'green', 'purple'], -2.3]]),
      ],
      sung(skill, { names: all, seed: 81, count: 60 }),
      110,
    ),
  },
  make: {
    id: 'make-song',
    activity: 'wheel',
    say: both('Buat lagu harimu.\nKetuk kartunya!', 'Make a song of your day.\nTap the cards!'),
    args: { own: 1, want: [], of: all.filter((name) => name !== 'read') },
  },
};
