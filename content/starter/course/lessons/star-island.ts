/** A lesson is data: what is looked at, tried, played and made. The player does the rest. */
import type { CourseItem, CourseLesson, CourseTask } from '@nobi/kit/course';

const meet = (n: number, say: CourseTask['say']): CourseTask => ({
  id: `meet-${n}`,
  activity: 'count',
  say,
  args: { n },
});

const howMany = (id: string, n: number, difficulty: number): CourseItem => ({
  id,
  activity: 'count',
  say: { id: 'Ada berapa bintang?', en: 'How many stars?' },
  args: { n },
  skill: 'see-5',
  difficulty,
});

export const starIsland: CourseLesson = {
  id: 'star-island',
  title: { id: 'Pulau Bintang', en: 'Star Island' },
  recap: {
    id: 'Kamu menghitung bintang\nsatu per satu.',
    en: 'You counted the stars\none by one.',
  },
  look: [
    meet(1, { id: 'Ini satu bintang.', en: 'This is one star.' }),
    meet(2, { id: 'Satu, dua. Ada dua.', en: 'One, two. There are two.' }),
    meet(3, { id: 'Satu, dua, tiga. Ada tiga.', en: 'One, two, three. There are three.' }),
  ],
  try: [howMany('try-2', 2, -4), howMany('try-3', 3, -3)],
  play: {
    items: 5,
    bank: [
      howMany('one-a', 1, -4),
      howMany('one-b', 1, -3.6),
      howMany('two-a', 2, -3.2),
      howMany('two-b', 2, -2.8),
      howMany('three-a', 3, -2.4),
      howMany('three-b', 3, -2),
      howMany('four-a', 4, -1.5),
      howMany('four-b', 4, -1),
      howMany('five-a', 5, -0.5),
      howMany('five-b', 5, 0),
    ],
  },
  make: {
    id: 'make-sky',
    activity: 'sky',
    say: { id: 'Hias langitmu dengan bintang.', en: 'Fill your sky with stars.' },
    args: {},
  },
};
