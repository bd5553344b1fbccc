import { type CallShape, type ClaimState, chat, report, reportFamily } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, playLongAgo } from '../../play-sessions/claims/claims.testing.ts';
import { openCourse, openGame, openTool } from '../../testing/builds.ts';
import { newAdult, newSubscribedAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { childrenSteps } from '../children/children.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { add, idsOf } = childrenSteps(() => product);

const family = async () => {
  const { token, email } = await newSubscribedAdult(product);
  const [child = ''] = await idsOf(token);
  const [row] = await product.db.query<{ id: string }>('select id from account where email = $1', [
    email,
  ]);
  return { token, child, account: row?.id ?? '' };
};
type Family = Awaited<ReturnType<typeof family>>;

const ask = <C extends CallShape>(shape: C, { token, child }: Family, query = {}) =>
  product.send(shape, { token, params: { child }, query, headers: { 'accept-language': 'id' } });

const read = async (of: Family) => report.show.reply.parse((await ask(report.show, of)).body);
const rowsUnder = async (of: Family, query: Record<string, string>) =>
  report.rows.reply.parse((await ask(report.rows, of, query)).body).rows;

const noonBefore = (days: number) => {
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  return new Date(Date.parse(`${today}T04:00:00Z`) - days * 86_400_000);
};

const play = ({ account, child }: Family, days: number, answers: readonly Answer[]) =>
  playLongAgo(product.db, { account, child, item: openGame, at: noonBefore(days), answers });

const times = (count: number, answer: Answer): Answer[] =>
  Array.from({ length: count }, (_, at) => ({ ...answer, after: at * 20 }));

/** Seven weeks: one skill is mastered, one is stuck, one was just begun. */
const season = async (of: Family) => {
  for (const days of [45, 44, 38, 37, 30, 29, 22])
    await play(of, days, times(4, { success: true, skill: 'bonds-10' }));
  for (const days of [5, 3, 1]) {
    const tries = [
      { success: false, response: [3, 8] },
      { success: false, response: [3, 6], attempt: 2 },
      { success: true, response: [3, 7], attempt: 3 },
    ].map(({ success, response, attempt = 1 }, after) => ({
      success,
      attempt,
      skill: 'see-5',
      object: 'bridge',
      after: after * 30,
      result: { response, criterion: true },
    }));
    await play(of, days, tries);
  }
  await play(of, 2, times(3, { success: true, skill: 'letter-b', result: { criterion: false } }));
  await product.runJob('left claims');
};

const sum = (rows: readonly { answers: number }[]) =>
  rows.reduce((all, { answers }) => all + answers, 0);
const daysOf = (rows: readonly { day: string }[]) => new Set(rows.map(({ day }) => day)).size;

test('every count of the report equals the rows that it stands on', async () => {
  const of = await family();
  await season(of);

  const shown = await read(of);

  const week = await rowsUnder(of, { of: 'week' });
  expect(shown.week).toMatchObject({
    answers: sum(week),
    days: daysOf(week),
    at_once: week.reduce((all, { alone }) => all + alone, 0),
    skills: new Set(week.map(({ skill }) => skill)).size,
  });
  expect(shown.week.answers).toBe(12);
  for (const { id, answers, days } of shown.skills) {
    const rows = await rowsUnder(of, { of: 'state', skill: id });
    expect([id, answers, days]).toEqual([id, sum(rows), daysOf(rows)]);
  }
  for (const { skill, answers, days } of shown.moved) {
    const rows = await rowsUnder(of, { of: 'state', skill });
    expect([answers, days]).toEqual([sum(rows), daysOf(rows)]);
  }
  const practice = await rowsUnder(of, { of: 'practice', skill: 'see-5' });
  expect(shown.stuck).toMatchObject({
    skill: 'see-5',
    answers: sum(practice),
    days: daysOf(practice),
    misses: practice.reduce((all, { missed }) => all + missed, 0),
  });
  for (const row of [...week, ...practice])
    expect(row.answers).toBe(row.alone + row.helped + row.missed);
});

test('tells answers before which the child opened help from those to which help came by itself', async () => {
  const of = await family();
  const tries = [{ help: 4, hints: 2 }, { help: 4, hints: 1 }, { help: 2 }, {}, { success: false }];
  await play(
    of,
    1,
    tries.map((result, after) => ({
      ...{ success: true, skill: 'bonds-10', after },
      result: { first_try: !('help' in result) && !('success' in result), ...result },
    })),
  );
  await product.runJob('left claims');

  for (const ground of ['state', 'practice'])
    expect(await rowsUnder(of, { of: ground, skill: 'bonds-10' })).toMatchObject([
      { answers: 5, alone: 1, helped: 3, missed: 1, requested: 2 },
    ]);
});

test('says what can be done alone, what is stuck with its last mistake, and what to do at home', async () => {
  const of = await family();
  await season(of);

  const shown = await read(of);

  const stateOf = (id: string): ClaimState | undefined =>
    shown.skills.find((skill) => skill.id === id)?.state;
  expect([stateOf('bonds-10'), stateOf('letter-b')]).toEqual(['alone', 'too_little']);
  expect(shown.stuck?.mistake).toMatchObject({
    object: 'bridge',
    response: [3, 6],
    right: [3, 7],
    item_title: `Title of ${openGame} (id)`,
  });
  expect(shown.home).toMatchObject({ skill: 'see-5', things: ['spoons (id)'] });
  expect(shown.months.at(-1)).toMatchObject({ alone: 1 });
  expect(shown.months.length).toBeGreaterThanOrEqual(2);
});

test('the first look at a family says of each child what its report says, and no number to compare', async () => {
  const of = await family();
  await season(of);
  await add(of.token, { nickname: 'Adik' });
  const shown = await read(of);

  const { body } = await product.send(reportFamily.family, {
    token: of.token,
    headers: { 'accept-language': 'id' },
  });

  const [sari, adik] = reportFamily.family.reply.parse(body).children;
  const nameOf = (skill: string) => shown.skills.find(({ id }) => id === skill)?.name;
  expect(sari).toEqual({
    child: of.child,
    has_played: true,
    moved: shown.moved.map(({ skill, to, answers, days }) => ({
      skill,
      name: nameOf(skill),
      to,
      answers,
      days,
    })),
    stuck: { skill: 'see-5', name: nameOf('see-5'), answers: 9, days: 3 },
    home: shown.home?.title,
  });
  expect(adik).toMatchObject({ has_played: false, moved: [], stuck: null });
  expect(await idsOf(of.token)).toEqual([of.child, adik?.child]);
});

test('a claim of an older rule is weighed anew by whoever reads it', async () => {
  const of = await family();
  await play(of, 1, times(4, { success: true, skill: 'bonds-10' }));
  await product.runJob('left claims');
  await product.db.query(
    `update skill_claim set rule_version = rule_version - 1, state = 'alone', answers = 99
     where child_id = $1`,
    [of.child],
  );

  const { skills } = await read(of);

  expect(skills.find(({ id }) => id === 'bonds-10')).toMatchObject({
    state: 'too_little',
    answers: 4,
  });
});

test('tells what moved this week from where it stood before', async () => {
  const of = await family();
  for (const days of [14, 13, 12]) await play(of, days, times(2, { success: true }));
  await play(of, 1, times(1, { success: true }));
  await product.runJob('left claims');

  const { moved } = await read(of);

  expect(moved).toMatchObject([
    { skill: 'bonds-10', from: 'too_little', to: 'learning', answers: 7, days: 4 },
  ]);
});

test('of a child that has not played it says nothing, and still what to do together', async () => {
  const shown = await read(await family());

  expect(shown.week).toMatchObject({ minutes: 0, answers: 0, works: 0, questions: 0 });
  expect([shown.moved, shown.stuck, shown.months, shown.topics]).toEqual([[], null, [], []]);
  expect(new Set(shown.skills.map(({ state }) => state))).toEqual(new Set(['too_little']));
  expect(shown.home).not.toBeNull();
});

test('counts works and topics of questions, never a hidden turn nor a sibling’s', async () => {
  const of = await family();
  for (const prompt of ['apa itu gajah', '2 + 3', 'apa itu kucing'])
    await product.send(chat.ask, { token: of.token, body: { prompt } });
  await product.db.query(
    `insert into chat_turn (conversation_id, account_id, child_id, prompt, response, kind, source, ms,
       is_hidden)
     select id, account_id, child_id, 'rahasia', 'ya', 'answer', 'offline', 1, true
     from conversation where account_id = $1 limit 1`,
    [of.account],
  );
  await product.db.query(
    `insert into play_work (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type)
     values ($1, $2, 'tool', $3, 'w1', 'Kucing', '\\x00ff', 'image/png')`,
    [of.account, of.child, openTool],
  );

  const shown = await read(of);

  expect([shown.week.questions, shown.week.works]).toEqual([3, 1]);
  expect(shown.topics).toEqual([
    { topic: 'animals', questions: 2 },
    { topic: 'numbers', questions: 1 },
  ]);
  expect(shown.works).toEqual([{ title: 'Kucing', picture: 'data:image/png;base64,AP8=' }]);
});

test('counts minutes of everything that was played, and no answer of a course’s guided tries', async () => {
  const of = await family();
  await playLongAgo(product.db, {
    account: of.account,
    child: of.child,
    kind: 'course',
    item: openCourse,
    at: noonBefore(0),
    answers: [
      { success: true, result: { guided: true } },
      { success: true, after: 90, result: { guided: true } },
    ],
  });

  const { week } = await read(of);

  expect([week.minutes, week.answers]).toEqual([2, 0]);
});

test('another family’s child is not there, and rows of a skill need its name', async () => {
  const [mine, theirs] = [await family(), await newAdult(product)];

  const reply = await ask(report.show, { ...mine, token: theirs.token });
  const rows = await ask(report.rows, mine, { of: 'state' });
  const nobody = await ask(report.show, { ...mine, child: 'kein-uuid-hier' });

  expect([reply.status, rows.status, nobody.status]).toEqual([404, 400, 404]);
});
