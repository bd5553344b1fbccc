import {
  type CallShape,
  type FactKind,
  type Report,
  report,
  reportFacts,
  reportFamily,
} from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playLongAgo } from '../../../play-sessions/claims/claims.testing.ts';
import { openGame } from '../../../testing/builds.ts';
import { newSubscribedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { childrenSteps } from '../../children/children.testing.ts';
import { drawnSeason, type Played } from './seasons.testing.ts';

const children = 40;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { idsOf } = childrenSteps(() => product);

const family = async () => {
  const { token, email } = await newSubscribedAdult(product);
  const [child = ''] = await idsOf(token);
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return { token, child, account: row?.id ?? '' };
};
type Family = Awaited<ReturnType<typeof family>>;

const noonBefore = (days: number) => {
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  return new Date(Date.parse(`${today}T05:00:00Z`) - days * 86_400_000);
};

const live = async ({ account, child }: Family, season: readonly Played[]) => {
  for (const { daysAgo, answers } of season)
    await playLongAgo(product.db, {
      ...{ account, child, item: openGame, at: noonBefore(daysAgo) },
      answers,
    });
};

const ask = async <C extends CallShape>(shape: C, { token, child }: Family, query = {}) => {
  const { body } = await product.send(shape, { token, params: { child }, query });
  return body;
};
const shownTo = async (of: Family) => report.show.reply.parse(await ask(report.show, of));
const rowsOf = async (of: Family, query: Record<string, string>) =>
  report.rows.reply.parse(await ask(report.rows, of, query)).rows;
const factsOf = async (whose: Family, of: FactKind) =>
  reportFacts.facts.reply.parse(await ask(reportFacts.facts, whose, { of })).rows;

type Rows = Awaited<ReturnType<typeof rowsOf>>;
const basis = (rows: Rows) => ({
  answers: rows.reduce((all, { answers }) => all + answers, 0),
  days: new Set(rows.map(({ day }) => day)).size,
});
const totalOf = (rows: Rows, key: 'alone' | 'missed') =>
  rows.reduce((all, row) => all + row[key], 0);

/** Each sentence with a number in it, and what is counted under it. */
const weekStands = async (of: Family, { week }: Report) => {
  const rows = await rowsOf(of, { of: 'week' });
  expect(week).toMatchObject({
    ...basis(rows),
    at_once: totalOf(rows, 'alone'),
    skills: new Set(rows.map(({ skill }) => skill)).size,
  });
  for (const [kind, shown] of [
    ['minutes', week.minutes],
    ['works', week.works],
    ['questions', week.questions],
  ] as const)
    expect(
      (await factsOf(of, kind)).reduce((all, { count }) => all + count, 0),
      kind,
    ).toBe(shown);
};

const stuckStands = async (of: Family, { stuck }: Report) => {
  if (!stuck) return;
  const rows = await rowsOf(of, { of: 'practice', skill: stuck.skill });
  expect(stuck).toMatchObject({ ...basis(rows), misses: totalOf(rows, 'missed') });
  if (stuck.mistake) expect(rows.map(({ day }) => day)).toContain(stuck.mistake.day);
};

const skillsStand = async (of: Family, { skills, moved, months }: Report) => {
  for (const { id, state, answers, days } of skills) {
    const rows = await rowsOf(of, { of: 'state', skill: id });
    expect({ id, answers, days }).toEqual({ id, ...basis(rows) });
    if (answers === 0) expect(state).toBe('too_little');
    if (state === 'alone') expect(totalOf(rows, 'alone')).toBeGreaterThanOrEqual(14);
    if (state === 'with_help') expect(answers).toBeGreaterThanOrEqual(7);
  }
  for (const { skill, to, answers, days } of moved)
    expect(skills.find(({ id }) => id === skill)).toMatchObject({ state: to, answers, days });
  const counted = (state: string) => skills.filter((each) => each.state === state).length;
  const { month: _, ...now } = months.at(-1) ?? { month: '', alone: 0, with_help: 0, learning: 0 };
  expect(now).toEqual({
    alone: counted('alone'),
    with_help: counted('with_help'),
    learning: counted('learning') + counted('again'),
  });
};

const firstLookStands = async (of: Family, shown: Report) => {
  const { body } = await product.send(reportFamily.family, { token: of.token });
  const [look] = reportFamily.family.reply.parse(body).children;
  expect(look?.moved.map(({ skill, to, answers, days }) => ({ skill, to, answers, days }))).toEqual(
    shown.moved.map(({ skill, to, answers, days }) => ({ skill, to, answers, days })),
  );
  expect(look?.stuck?.answers).toBe(shown.stuck?.answers);
};

test('every number that is said of forty drawn children is the number of rows that open under it', async () => {
  const states = new Set<string>();
  const sentences = { moved: 0, stuck: 0 };
  for (let number = 0; number < children; number += 1) {
    const of = await family();
    await live(of, drawnSeason(number));
    const shown = await shownTo(of);

    await weekStands(of, shown);
    await stuckStands(of, shown);
    await skillsStand(of, shown);
    await firstLookStands(of, shown);

    for (const { state } of shown.skills) states.add(state);
    sentences.moved += shown.moved.length;
    sentences.stuck += shown.stuck ? 1 : 0;
  }
  // They were children of whom there was something to say.
  expect([...states].toSorted()).toEqual(['again', 'alone', 'learning', 'too_little', 'with_help']);
  expect(sentences.moved).toBeGreaterThan(10);
  expect(sentences.stuck).toBeGreaterThan(10);
}, 120_000);
