import { expect, test } from 'vitest';
import { seeded } from '../../guest/random.ts';
import { domainOf } from './ability.ts';
import {
  type Assignment,
  chooseTask,
  freshState,
  type LearningState,
  makePlan,
  settleTask,
} from './index.ts';

const bankOf = (skill: string, from: number, many: number) =>
  Array.from({ length: many }, (_, i) => ({
    id: `${skill}-${i}`,
    skill,
    level: Math.floor((i * 3) / many),
    difficulty: from + (i * 3) / many,
    proves: i * 2 >= many,
  }));

const skills = [
  { id: 'count', domain: 'number', needs: [] },
  { id: 'add', domain: 'number', needs: ['count'] },
  { id: 'clock', domain: 'measure', needs: [] },
];
const plan = makePlan({
  skills,
  tasks: [...bankOf('count', -3, 40), ...bankOf('add', -1, 40), ...bankOf('clock', 0, 40)],
  target: 0.82,
});

const walk = (count: number, answer: (chosen: Assignment, at: number) => boolean) => {
  let state = freshState();
  const chosen: { task: Assignment['task']; right: boolean }[] = [];
  for (let at = 0; at < count; at += 1) {
    const day = Math.floor(at / 6);
    const moment = { day, at: at % 6, random: seeded(at * 31 + 5) };
    const assignment = chooseTask(plan, state, moment);
    const right = answer(assignment, at);
    const outcome = { right, help: assignment.help, day };
    state = settleTask(plan, state, { assignment, outcome });
    chosen.push({ task: assignment.task, right });
  }
  return { state, chosen };
};

const likely = (logit: number): number => 1 / (1 + Math.exp(-logit));

const masteredIn = ({ skills: known }: LearningState): string[] =>
  Object.entries(known).flatMap(([id, { mastered }]) => (mastered ? [id] : []));

test('keeps up with a child who grows: neither too easy nor too hard', () => {
  for (const start of [-1, 0, 1]) {
    const rates = Array.from({ length: 20 }, (_, child) => {
      const random = seeded(child * 977 + 3);
      const { chosen } = walk(
        120,
        ({ task, help }, at) =>
          random() < likely(start + at * 0.015 + 0.9 * help - task.difficulty),
      );
      return chosen.filter(({ right }) => right).length / chosen.length;
    });

    const inBand = rates.filter((rate) => rate >= 0.65 && rate <= 0.92);

    expect(inBand.length, `from ${start}`).toBeGreaterThanOrEqual(16);
  }
});

test('masters nothing for who knows half of the tasks by heart and the others never', () => {
  for (let child = 1; child <= 30; child += 1) {
    const random = seeded(child * 131);
    const known = new Map<string, boolean>();
    const { state } = walk(180, ({ task }) => {
      const right = known.get(task.id) ?? random() < 0.5;
      known.set(task.id, right);
      return right;
    });

    expect(masteredIn(state), `child ${child}`).toEqual([]);
  }
});

test('asks a criterion task that was missed again, and is content when it goes right', () => {
  const missed = new Set<string>();
  const { state, chosen } = walk(200, ({ task }) => {
    const right = !task.id.endsWith('7') || missed.has(task.id);
    missed.add(task.id);
    return right;
  });

  const again = chosen.filter(({ task, right }) => task.id.endsWith('7') && task.proves && right);
  expect(again.length).toBeGreaterThan(0);
  expect(masteredIn(state)).toContain('count');
});

test('expects more in a domain that was left early when the child grows elsewhere', () => {
  const left = { ability: -1, seen: 3, lean: 1 };
  const domains = { measure: left, number: { ability: 4, seen: 200, lean: 1 } };

  expect(domainOf({ ...freshState(), domains }, 'measure').ability).toBeGreaterThan(1);
  expect(domainOf({ ...freshState(), domains: { measure: left } }, 'measure')).toEqual(left);
});

test('calls nothing of a domain mastered for long that is no longer known', () => {
  const known = 150;
  const numbers = ['count', 'add'];
  const masteredBy = (count: number): string[] => {
    const { skills: states } = walk(count, (_, at) => at < known).state;
    return numbers.filter((id) => states[id]?.mastered);
  };

  expect(masteredBy(known)).toEqual(numbers);
  expect(masteredBy(known + 30)).toEqual([]);
});
