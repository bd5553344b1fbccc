import { expect, test } from 'vitest';
import { type Course, courseFile, courseQuestions } from '../../manifest/course.ts';
import { type LessonEdit, lessonEdit, published } from '../../manifest/lesson.ts';
import { coursePlan } from './course-plan.ts';
import { isPublished } from './is-published.ts';
import { freshProgress, startLesson } from './progress.ts';
import { withPublished } from './published.ts';
import { readCourseSave, writeCourseSave } from './save.ts';
import { savedAt } from './saved-at.ts';

const say = { id: 'Ada berapa?', en: 'How many?' };
const task = (id: string) => ({ id, activity: 'count', say, args: { n: 3 } });
const item = (id: string) => ({ ...task(id), skill: 'see', difficulty: -3 });
const names = (count: number, name: string) =>
  Array.from({ length: count }, (_, i) => `${name}-${i}`);

const editOf = (id: string, title = id): LessonEdit =>
  lessonEdit.parse({
    lesson: {
      id,
      title: { id: `${title} i`, en: title },
      recap: say,
      look: names(3, `${id}-look`).map(task),
      try: names(2, `${id}-try`).map(item),
      play: { items: 4, bank: names(10, `${id}-play`).map(item) },
      make: task(`${id}-make`),
    },
    questions: ['a', 'b'].map((name) => ({
      ...{ id: `${id}-${name}`, about: id, skill: 'see', say, hint: say },
      choices: [3, 4],
      answer: 4,
    })),
    hidden: false,
  });

const built = [editOf('one'), editOf('two')];
const course: Course = courseFile.parse({
  id: 'angka',
  free: task('free'),
  lessons: built.map(({ lesson }) => lesson),
});
const questions = courseQuestions.parse(
  Object.fromEntries(
    built.map(({ lesson }) => [lesson.id, published(built).lessons[0]?.questions]),
  ),
);
const kit = {
  course,
  questions,
  age: 5,
  skills: [{ id: 'see', domain: 'number', needs: [] }],
  next: { id: 'Lagi', en: 'More' },
  activities: { count: () => ({ dress() {}, beckon: () => '' }) },
  emblem: ({ id }: { id: string }) => `<svg id="${id}"/>`,
};
const planned = (kitOf: typeof kit | ReturnType<typeof laid>) => ({
  ...kitOf,
  plan: coursePlan(kitOf),
});
const laid = (...edits: LessonEdit[]) => withPublished(kit, published(edits));
const titles = ({ course: { lessons } }: { course: Course }) =>
  lessons.map(({ title }) => title.en);

test('lays a published lesson in the place of the built one, and adds a new one at the end', () => {
  const three = { ...editOf('three'), picture: 'two' };

  const now = laid(editOf('one', 'Uno'), three);

  expect(titles(now)).toEqual(['Uno', 'two', 'three']);
  expect(now.questions.three?.map(({ id }) => id)).toEqual(['three-a', 'three-b']);
  expect(now.course.lessons.map((lesson) => now.emblem(lesson))).toEqual([
    '<svg id="one"/>',
    '<svg id="two"/>',
    '<svg id="two"/>',
  ]);
});

test('leaves a hidden lesson out, but never a whole course', () => {
  const hidden = (id: string) => ({ ...editOf(id), hidden: true });

  expect(titles(laid(hidden('one')))).toEqual(['two']);
  expect(titles(laid(hidden('one'), hidden('two')))).toEqual(['one', 'two']);
  expect(withPublished(kit, null)).toBe(kit);
});

test('plays the built lesson where the published one needs what this page does not have', () => {
  const other = editOf('one', 'Uno');

  const strange = {
    ...other,
    lesson: { ...other.lesson, make: { ...task('new'), activity: 'fly' } },
  };

  expect(titles(laid(strange))).toEqual(['one', 'two']);
});

test('tells published lessons from anything else', () => {
  const whole = published([editOf('one')]);
  const [first] = whole.lessons;

  expect([whole, published([])].filter(isPublished)).toHaveLength(2);
  expect(
    [
      null,
      {},
      { ...whole, hidden: [1] },
      { ...whole, lessons: [{}] },
      { ...whole, lessons: [{ ...first, questions: [{}] }] },
      { ...whole, lessons: [{ ...first, lesson: { ...first?.lesson, look: 'none' } }] },
    ].filter(isPublished),
  ).toEqual([]);
});

test('carries no answer to the page', () => {
  expect(JSON.stringify(published([editOf('one')]))).not.toContain('answer');
});

test('keeps what a child did of a lesson, and the very spot while its task is there', () => {
  const { plan } = planned(kit);
  const learner = { course, lesson: built[0]?.lesson, questions: [], plan, day: 1 };
  if (!learner.lesson) throw new Error('no lesson');
  const progress = { ...freshProgress(), lessons: { one: { done: 2, work: [1] } } };
  const place = startLesson({ ...learner, lesson: learner.lesson, progress }, 7);
  const save = writeCourseSave({ progress, place });

  const same = readCourseSave(planned(laid(editOf('one', 'Uno'))), save);
  const other = editOf('one', 'Uno');
  const moved = laid({
    ...other,
    lesson: { ...other.lesson, look: names(3, 'new-look').map(task) },
  });

  expect(same).toEqual({ progress, place });
  expect(readCourseSave(planned(moved), save)).toEqual({ progress, place: null });
});

test('opens a course at a task for who looks at it', () => {
  const spot = { lesson: 'two', step: 'try', at: 1, task: 'two-try-1' } as const;

  expect(readCourseSave(planned(kit), savedAt(spot)).place).toMatchObject(spot);
});
