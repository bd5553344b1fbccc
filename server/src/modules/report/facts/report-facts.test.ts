import { type CallShape, chat, type FactKind, report, reportFacts } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playLongAgo } from '../../../play-sessions/claims/claims.testing.ts';
import { openCourse, openGame, openTool } from '../../../testing/builds.ts';
import { newSubscribedAdult } from '../../../testing/people.ts';
import { type Product, startProduct } from '../../../testing/product.ts';
import { childrenSteps } from '../../children/children.testing.ts';

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

const ask = (shape: CallShape, { token, child }: Family, query = {}) =>
  product.send(shape, { token, params: { child }, query, headers: { 'accept-language': 'id' } });
const read = async (of: Family) => report.show.reply.parse((await ask(report.show, of)).body);
const factsOf = async (whose: Family, of: FactKind) =>
  reportFacts.facts.reply.parse((await ask(reportFacts.facts, whose, { of })).body).rows;

const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);

/** Noon of a day of this week, by the clock of Jakarta. */
const noonBefore = (days: number) => {
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  return new Date(Date.parse(`${today}T05:00:00Z`) - days * 86_400_000);
};

const tries = (seconds: readonly number[]) =>
  seconds.map((after) => ({ success: true, after }) as const);

test('the minutes of all items are the minutes of the week, also where two were open at once', async () => {
  const of = await family();
  const at = { account: of.account, child: of.child };
  await playLongAgo(product.db, {
    ...{ ...at, item: openGame, at: noonBefore(2) },
    answers: tries([0, 30, 70, 200]),
  });
  await playLongAgo(product.db, {
    ...{ ...at, kind: 'course', item: openCourse, at: noonBefore(2) },
    answers: tries([10, 75, 140]),
  });
  await playLongAgo(product.db, {
    ...{ ...at, item: openGame, at: noonBefore(9) },
    answers: tries([0]),
  });

  const [{ week }, minutes] = [await read(of), await factsOf(of, 'minutes')];

  expect([week.minutes, sum(minutes)]).toEqual([4, 4]);
  expect(minutes.map(({ title, count }) => [title, count])).toEqual([
    [`Title of ${openGame} (id)`, 3],
    [`Title of ${openCourse} (id)`, 1],
  ]);
});

test('works and questions open to their days, and each topic to its questions', async () => {
  const of = await family();
  for (const prompt of ['apa itu gajah', '2 + 3', 'apa itu kucing'])
    await product.send(chat.ask, { token: of.token, body: { prompt } });
  await product.db.query(
    `insert into play_work (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type)
     values ($1, $2, 'tool', $3, 'w1', 'Kucing', '\\x00ff', 'image/png'),
       ($1, $2, 'tool', $3, 'w2', '', '\\x00ff', 'image/png')`,
    [of.account, of.child, openTool],
  );

  const { week, topics } = await read(of);
  const [works, questions] = [await factsOf(of, 'works'), await factsOf(of, 'questions')];

  expect([sum(works), sum(questions)]).toEqual([week.works, week.questions]);
  expect(new Set(works.map(({ title }) => title))).toEqual(new Set(['Kucing', null]));
  for (const { topic, questions: count } of topics)
    expect([topic, sum(questions.filter((row) => row.topic === topic))]).toEqual([topic, count]);
  expect(JSON.stringify(questions)).not.toContain('gajah');
});

test('another family’s child has no rows', async () => {
  const [mine, theirs] = [await family(), await family()];

  const reply = await ask(reportFacts.facts, { ...mine, token: theirs.token }, { of: 'works' });

  expect(reply.status).toBe(404);
});
