import type { CoursePlan, LessonEdit } from '@nobi/kit/manifest';

const both = (text: string) => ({ id: `${text} (id)`, en: `${text} (en)` });
const task = (id: string, n = 3) => ({
  id,
  activity: 'count',
  say: both('Look'),
  args: { n },
});
const item = (id: string, n = 3) => ({ ...task(id, n), skill: 'see-5', difficulty: -3 });
const names = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `${name}-${at}`);

const lessonOf = (id: string): LessonEdit['lesson'] => ({
  id,
  title: both(id),
  recap: both('You counted'),
  look: names(3, `${id}-look`).map((name) => task(name)),
  try: names(2, `${id}-try`).map((name) => item(name)),
  play: { items: 4, bank: names(10, `${id}-play`).map((name) => item(name)) },
  make: task(`${id}-make`),
});

const asking = { say: both('How many?'), hint: both('Count') };

const edit = (id: string, ids: readonly [string, string]): LessonEdit => ({
  lesson: lessonOf(id),
  questions: [
    { ...asking, id: ids[0], about: id, skill: 'see-5', choices: [3, 4, 5], answer: 4 },
    { ...asking, id: ids[1], about: id, skill: 'letter-b', choices: ['ba', 'bi'], answer: 'bi' },
  ],
  hidden: false,
});

const plan: CoursePlan = {
  forms: {
    count: {
      title: both('Count'),
      fields: { n: { kind: 'number', label: both('n'), from: 1, to: 9 } },
    },
  },
  words: ['ba', 'bi'],
  skills: ['see-5', 'letter-b'].map((id) => ({ id, name: both(id) })),
  free: task('free'),
  lessons: [
    edit('lesson-one', ['how-many', 'which-letter']),
    edit('lesson-extra', ['more', 'other-letter']),
  ],
};

/** The lessons of the tests' course, as content/build would write them. */
export const lessonsFileOf = (course: string) =>
  JSON.stringify({ v: 1, courses: { [course]: plan } });

/** Seven cannot be won. */
export const judgeOf = (course: string) =>
  `export const courses = { '${course}': { isPlayable: ({ args }) => args.n !== 7 } };`;
