import { expect, test } from 'vitest';
import { seeded } from '../../guest/random.ts';
import { readLearning } from '../../save/chooser.ts';
import { type Claim, freshClaim } from '../claim/claim.ts';
import {
  type Assignment,
  chooseTask,
  freshState,
  isMastered,
  type LearningState,
  makePlan,
  settleTask,
} from './index.ts';
import { isLook } from './state.ts';

const skills = [
  { id: 'one', domain: 'number', needs: [] },
  { id: 'two', domain: 'number', needs: ['one'] },
  { id: 'never', domain: 'shape', needs: ['one'] },
];
const plan = makePlan({
  skills,
  target: 0.8,
  tasks: skills.flatMap(({ id: skill }, at) =>
    Array.from({ length: 30 }, (_, i) => ({
      id: `${skill}-${i}`,
      skill,
      level: i < 15 ? 0 : 1,
      difficulty: at - 1.5 + i / 20,
      proves: i >= 15,
    })),
  ),
});

/** Eight tasks a day, one skill right with help alone; every evening the save is written and read. */
const days = (
  count: number,
  begun: LearningState = freshState(),
  { from = 100, lacks = ['never'] }: { from?: number; lacks?: string[] } = {},
) => {
  let state = begun;
  const played: { day: number; isKnown: boolean; assignment: Assignment }[] = [];
  for (let day = from; day < from + count; day += 1) {
    for (let at = 0; at < 8; at += 1) {
      const choose = (from: LearningState) =>
        chooseTask(plan, from, { day, at, random: seeded(day * 31 + at) });
      const assignment = choose(state);
      played.push({ day, isKnown: isMastered(state, { id: assignment.task.skill }), assignment });
      const right = !lacks.includes(assignment.task.skill) || assignment.help > 0;
      const outcome = { right, help: assignment.help, day };
      state = settleTask(plan, state, { assignment, outcome, choose });
    }
    const back = readLearning(JSON.parse(JSON.stringify(state))) ?? freshState();
    for (const { id } of skills)
      expect([back.skills[id]?.basis, back.skills[id]?.claim]).toEqual([
        state.skills[id]?.basis,
        state.skills[id]?.claim,
      ]);
    state = back;
  }
  return { state, played };
};

/** Two skills long mastered of which no report can speak, as in a save of before claims. */
const unreported = (claims: Partial<Record<string, Partial<Claim>>> = {}): LearningState => {
  const { state } = days(30);
  const skills = Object.entries(state.skills).map(([id, skill]) => [
    id,
    { ...skill, claim: { ...freshClaim(), ...claims[id] } },
  ]);
  return { ...state, skills: Object.fromEntries(skills) };
};

const looksOf = (played: ReturnType<typeof days>['played'], id: string) =>
  played.filter(({ assignment: { task, kind } }) => task.skill === id && isLook(kind));

test('goes on asking what is mastered until a report may say so, and then once a week', () => {
  const { state, played } = days(40, unreported(), { from: 130 });

  for (const id of ['one', 'two']) {
    const looks = looksOf(played, id);
    expect(state.skills[id]?.claim).toMatchObject({ isAlone: true });
    expect(looks.length).toBeGreaterThan(14);
    expect(looks.length).toBeLessThan(26);
    expect(looks.filter(({ day }) => day >= 163)).toHaveLength(1);
  }
});

test('asks soon again what a report says and was missed, and no more once that is taken back', () => {
  const alone = { isAlone: true, wasAlone: true };
  const lacks = ['one', 'never'];
  const { state } = days(5, unreported({ one: alone, two: alone }), { from: 130, lacks });
  const { played } = days(14, state, { from: 135, lacks });

  expect(state.skills.one?.claim).toMatchObject({ isAlone: false, wasAlone: true });
  expect(state.skills.two?.claim).toMatchObject({ isAlone: true });
  // While it was in question every fourth place was one of them: 28 in these days.
  expect(looksOf(played, 'one').length).toBeLessThan(6);
});

test('asks what a report says for the first time in a month before anything speaks against it', () => {
  const alone = { isAlone: true, wasAlone: true };
  const { played } = days(3, unreported({ one: alone, two: alone }), { from: 160 });

  for (const id of ['one', 'two']) expect(looksOf(played, id).length).toBeGreaterThan(0);
});

test.each(['one', 'two'])(
  'ends the test of %s, which is under way, before it begins another',
  (id) => {
    const { played } = days(4, unreported({ [id]: { evidence: 1.5 } }), { from: 130 });
    const looks = played
      .filter(({ isKnown, assignment }) => isKnown && assignment.kind === 'check')
      .map(({ assignment }) => assignment.task.skill);

    expect(looks.slice(0, 3)).toEqual([id, id, id]);
  },
);

test('rests what is known of a skill on each of its kinds of task before one counts twice', () => {
  const { played } = days(20);
  const counted = played
    .map(({ assignment }) => assignment)
    .filter(
      ({ task, kind, help }) => task.proves && help === 0 && kind !== 'new' && kind !== 'easy',
    )
    .filter(({ task }) => task.skill === 'one')
    .map(({ task }) => task.id);

  expect(counted.length).toBeGreaterThan(11);
  expect(new Set(counted.slice(0, 12)).size).toBe(12);
});
