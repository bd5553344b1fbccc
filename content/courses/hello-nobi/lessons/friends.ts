import { besides } from '@nobi/kit/bank';
import type { CourseItem, CourseLesson } from '@nobi/kit/course';
import { both } from '@nobi/kit/forms';
import { caption } from '../../../words/caption.ts';
import { calledOut } from '../generators/called.ts';
import { call, oneOfTwo, show } from './making.ts';

const skill = 'names';

const hello = (want: string[], of: string[], difficulty: number): CourseItem =>
  call(
    { id: `hello-${want.join('-')}-${of.length}`, way: 'hello', want, of },
    { skill, difficulty },
  );
const bye = (want: string[], of: string[], difficulty: number): CourseItem =>
  call({ id: `bye-${want.join('-')}-${of.length}`, way: 'bye', want, of }, { skill, difficulty });

export const friendsLesson: CourseLesson = {
  id: 'friends',
  title: both('Halo, teman!', 'Hello, friends!'),
  recap: caption(
    'Kamu menyapa teman dengan nama:\n[hello] dan [goodbye].',
    'You greeted friends by name:\nhello and goodbye.',
  ),
  look: [
    show({
      id: 'meet-nobi',
      things: ['nobi'],
      line: 'hello-friends',
      say: caption('Nobi bilang: [hello!]\nKetuk Nobi.', 'Nobi says: hello!\nTap Nobi.'),
    }),
    show({
      id: 'meet-momo-kiki',
      things: ['momo', 'kiki'],
      say: both(
        'Momo dan Kiki.\nKetuk, dengar namanya.',
        'Meet Momo and Kiki.\nTap and hear their names.',
      ),
    }),
    show({
      id: 'meet-bobo-lala',
      things: ['bobo', 'lala'],
      say: both(
        'Bobo dan Lala.\nKetuk, dengar namanya.',
        'Here are Bobo and Lala.\nTap and hear their names.',
      ),
    }),
    show({
      id: 'meet-toto',
      things: ['toto'],
      say: caption('Toto malu-malu.\nKetuk dan sapa: [hello!]', 'Toto is shy.\nTap and say hello!'),
    }),
    show({
      id: 'say-goodbye',
      things: ['momo', 'bobo', 'toto'],
      line: 'goodbye',
      say: caption(
        'Kalau mau pulang,\nkita bilang: [goodbye!]',
        'When we go home,\nwe say: goodbye!',
      ),
    }),
  ],
  try: [
    call(
      { id: 'try-hello-kiki', way: 'hello', want: ['kiki'], of: ['kiki', 'bobo'] },
      { skill, difficulty: -4, hint: 1 },
    ),
    call(
      { id: 'try-hello-toto', way: 'hello', want: ['toto'], of: ['momo', 'toto', 'lala'] },
      { skill, difficulty: -3.5, hint: 1 },
    ),
    call(
      { id: 'try-bye-lala', way: 'bye', want: ['lala'], of: ['lala', 'bobo', 'kiki'] },
      { skill, difficulty: -3, hint: 1 },
    ),
  ],
  play: {
    items: 7,
    bank: besides(
      [
        hello(['momo'], ['momo', 'lala'], -4),
        hello(['bobo'], ['toto', 'bobo'], -3.8),
        hello(['lala'], ['lala', 'kiki'], -3.6),
        bye(['toto'], ['momo', 'toto'], -3.4),
        hello(['kiki'], ['kiki', 'momo', 'bobo'], -2.9),
        hello(['toto'], ['lala', 'toto', 'kiki'], -2.7),
        bye(['momo'], ['bobo', 'lala', 'momo'], -2.5),
        bye(['bobo'], ['kiki', 'bobo', 'toto'], -2.3),
        hello(['lala'], ['momo', 'bobo', 'lala', 'toto'], -2),
        hello(['momo'], ['toto', 'kiki', 'momo', 'lala'], -1.8),
        bye(['kiki'], ['kiki', 'momo', 'lala', 'bobo'], -1.6),
        bye(['lala'], ['toto', 'kiki', 'bobo', 'lala'], -1.4),
        hello(['momo', 'kiki'], ['momo', 'kiki', 'bobo'], -1.2),
        hello(['toto', 'lala'], ['lala', 'bobo', 'toto'], -1),
        bye(['bobo', 'momo'], ['momo', 'lala', 'bobo', 'kiki'], -0.5),
        hello(['kiki', 'lala'], ['lala', 'kiki', 'toto', 'momo'], -0.3),
        hello(['toto', 'momo', 'bobo'], ['momo', 'bobo', 'toto', 'lala'], 0.3),
        bye(['lala', 'kiki', 'toto'], ['kiki', 'lala', 'bobo', 'toto'], 0.6),
        ...oneOfTwo(skill, {
          ways: ['hello', 'bye'],
          names: ['momo', 'bobo', 'lala', 'toto', 'kiki'],
          from: -3.9,
          apart: [1, 2, 3, 4],
        }),
      ],
      calledOut(skill, {
        ways: ['hello', 'bye'],
        names: ['momo', 'bobo', 'lala', 'toto', 'kiki'],
        from: -3.3,
        seed: 11,
        count: 70,
      }),
      110,
    ),
  },
  make: {
    id: 'make-party',
    activity: 'collage',
    say: both('Undang temanmu ke pesta.\nSapa satu-satu!', 'Throw a party!\nGreet each friend.'),
    args: { things: ['momo', 'kiki', 'bobo', 'lala', 'toto', 'balloon'], land: 'beach' },
  },
};
