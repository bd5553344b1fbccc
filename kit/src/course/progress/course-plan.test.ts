import { expect, test } from 'vitest';
import { courseFile } from '../../manifest/course.ts';
import { coursePlan } from './course-plan.ts';

const say = { id: 'Ada berapa?', en: 'How many?' };
const task = (id: string) => ({ id, activity: 'count', say, args: { n: 3 } });
const item = (id: string, difficulty: number) => ({ ...task(id), skill: 'see', difficulty });

const courseOf = (bank: ReturnType<typeof item>[]) =>
  courseFile.parse({
    id: 'angka',
    free: task('free'),
    lessons: [
      {
        id: 'one',
        title: say,
        recap: say,
        look: [task('look-1'), task('look-2'), task('look-3')],
        try: [item('try-1', -3), item('try-2', -3)],
        play: { items: 6, bank },
        make: task('make'),
      },
    ],
  });

test('proves a skill with ten tasks at least, of its harder half, and not the hardest wherever they lie', () => {
  const difficulties = (from: number, step: number): number[] => {
    const bank = Array.from({ length: 40 }, (_, i) => item(`dense-${i}`, from + i * step));
    const { tasksOf } = coursePlan({
      course: courseOf(bank),
      age: 5,
      skills: [{ id: 'see', domain: 'number', needs: [] }],
    });
    return (tasksOf.get('see') ?? []).flatMap(({ proves, difficulty }) =>
      proves ? [difficulty] : [],
    );
  };
  const [dense, sparse] = [difficulties(-4, 0.1), difficulties(-4, 0.25)];

  expect(dense.length).toBeGreaterThanOrEqual(15);
  expect(Math.max(...dense) - Math.min(...dense)).toBeLessThanOrEqual(1.5);
  expect(Math.min(...dense)).toBeGreaterThanOrEqual(-2);
  expect(sparse).toHaveLength(10);
});
