import { join } from 'node:path';
import { staff } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalogue } from '../../catalogue/catalogue.ts';
import { openCourse, openGame, openTool } from '../../testing/builds.ts';
import { startConsole } from '../../testing/console.ts';
import { eraseByTwo, newSecond, newSubscriber } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { wibDayLater, wibDayOf } from '../../time/wib-day.rules.ts';
import { happening, reportLate, right, sit, tell, wrong } from './insight.testing.ts';
import { insightRollUp } from './insight-rollup.service.ts';

let product: Product;
let second: Product;
let token: string;
let sari: string;
let budi: string;
beforeAll(async () => {
  ({ product, token } = await startConsole());
  second = await startProduct({}, { databaseUrl: product.databaseUrl });
  sari = (await newSubscriber(product)).token;
  budi = (await newSubscriber(product)).token;
});
afterAll(async () => {
  await second.stop();
  await product.stop();
});

const wibDay = (ago: number) => wibDayLater(wibDayOf(new Date()), -ago);
/** That hour of the day in Jakarta, so many days ago. */
const on = (ago: number, hour: number) =>
  new Date(`${wibDay(ago)}T${String(hour).padStart(2, '0')}:00:00+07:00`);

const look = async (days = '7') =>
  (await product.send(staff.insight, { token, query: { days } })).body;
const lookAt = async (id: string) =>
  (await product.send(staff.insightItem, { token, params: { id }, query: { days: '7' } })).body;
const run = (at = product) => at.runJob('insight');

const everything = () =>
  Promise.all([
    look(),
    lookAt(`game.${openGame}`),
    lookAt(`course.${openCourse}`),
    lookAt(`tool.${openTool}`),
  ]);

/** The same but for the time up to which it is complete. */
const still = (bodies: unknown[]) => bodies.map((body) => ({ ...Object(body), until: '' }));

const nothing = {
  begun: 0,
  finished: 0,
  minutes: 0,
  family_days: 0,
  lessons: 0,
  solved: 0,
  first_try: 0,
  mastered: 0,
};

test('a fresh installation has days without plays and no items', async () => {
  const body = await look('28');

  expect(body).toMatchObject({
    from: wibDay(27),
    to: wibDay(0),
    totals: nothing,
    before: nothing,
    bands: [],
    items: [],
  });
  expect(Object(body).days).toHaveLength(28);
});

test('what children did yesterday is counted exactly, by item and for all', async () => {
  const game = { kind: 'game', item: openGame } as const;
  await sit(product, { ...game, token: sari, at: on(1, 10) }, [
    happening('initialized', 0),
    wrong(1),
    right(1, false),
    right(2, true),
    happening('mastered', 2),
    happening('completed', 2),
  ]);
  await sit(product, { ...game, token: sari, at: on(1, 11) }, [
    happening('initialized', 0),
    right(0, true),
    right(1, true, { skill: 'invented' }),
  ]);
  await sit(product, { ...game, token: budi, at: on(1, 12) });
  await sit(product, { ...game, token: budi, at: on(9, 12) }, [happening('completed', 0)]);
  const course = { kind: 'course', item: openCourse } as const;
  await sit(product, { ...course, token: sari, at: on(1, 14) }, [
    happening('initialized', 0, { level: 0 }),
    happening('progressed', 1, { object: 'satu-ask' }),
    happening('completed', 1, { object: 'satu' }),
    happening('experienced', 3, { object: 'dua-look', level: 2 }),
    happening('answered', 4, { result: { success: false }, level: 2 }),
  ]);
  await sit(product, { kind: 'tool', item: openTool, token: budi, at: on(2, 9) }, [
    happening('created', 0, { object: 'drawing' }),
  ]);

  await run();

  expect(await look()).toMatchObject({
    totals: {
      begun: 5,
      finished: 3,
      // Three of the first game, two of the second, four of the course, one of the tool.
      minutes: 3 + 2 + 4 + 1,
      // Both on the day of the games, one on the day before.
      family_days: 3,
      lessons: 1,
      solved: 3,
      first_try: 2,
      mastered: 1,
    },
    before: { ...nothing, begun: 1, finished: 1, minutes: 1, family_days: 1 },
    days: [
      ...Array.from({ length: 4 }, () => ({ begun: 0, finished: 0 })),
      { day: wibDay(2), begun: 1, finished: 1 },
      { day: wibDay(1), begun: 4, finished: 2 },
      { day: wibDay(0), begun: 0, finished: 0 },
    ],
    bands: [{ age_min: 5, age_max: 7, begun: 5, finished: 3, solved: 3, first_try: 2 }],
    items: [
      { id: `game.${openGame}`, title_en: `Title of ${openGame} (en)`, begun: 3, finished: 1 },
      { id: `course.${openCourse}`, begun: 1, finished: 1 },
      { id: `tool.${openTool}`, begun: 1, finished: 1 },
    ],
  });
  const overview = await lookAt(`game.${openGame}`);
  expect(overview).toMatchObject({
    totals: { begun: 3, finished: 1, minutes: 5, family_days: 2, solved: 3, first_try: 2 },
    skills: [
      { skill: 'bonds-10', name_en: 'Bonds (en)', tries: 4, solved: 3, first_try: 2, mastered: 1 },
    ],
  });
  expect(Object(overview).stops).toEqual(
    expect.arrayContaining([
      { place: 'opened', stopped: 1 },
      { place: 'round:2', stopped: 1 },
    ]),
  );
  expect(await lookAt(`course.${openCourse}`)).toMatchObject({
    stops: [{ place: 'lesson:2:look', stopped: 1 }],
    lessons: [
      { lesson: 1, begun: 1, finished: 1 },
      { lesson: 2, begun: 1, finished: 0 },
    ],
  });
});

test('a second run, and two at once in two processes, change nothing', async () => {
  const before = await everything();

  await run();
  await Promise.all([run(), run(second)]);

  const after = await everything();
  expect(still(after)).toEqual(still(before));
});

test('what a sitting of yesterday tells late is counted on its day, and its stop is taken back', async () => {
  const at = { kind: 'game', item: openGame, token: sari, at: on(1, 20) } as const;
  const id = await sit(product, at, [happening('initialized', 0), right(1, true)]);
  // It had not begun when the run before looked at that time.
  await product.db.query(`update insight_mark set upto = $1 where source = 'game'`, [on(1, 19)]);
  await run();
  const [before] = await everything();

  await tell(product, { ...at, id }, [right(5, false), happening('completed', 5)]);
  await reportLate(product, id);
  await run();

  const [after, game] = await everything();
  const { totals, days } = Object(before);
  expect(Object(after).totals).toEqual({
    ...totals,
    finished: totals.finished + 1,
    minutes: totals.minutes + 1,
    solved: totals.solved + 1,
  });
  expect(Object(after).days[5]).toEqual({ ...days[5], finished: days[5].finished + 1 });
  expect(Object(game).stops).not.toContainEqual({ place: 'round:1', stopped: 1 });
});

test('a long past is added in steps, and is the same in the end', async () => {
  const before = await everything();
  const numbers = ['item', 'day', 'lesson', 'stop', 'skill'].map((name) => `insight_${name}`);
  await product.db.query(`truncate ${numbers.join(', ')}`);
  await product.db.query(`update insight_mark set upto = '2025-01-01' where source <> 'rating'`);

  const { items } = await readCatalogue(join(product.settings.contentFolder, 'catalogue.json'));
  const shelved = async () => items.map((item) => ({ item, isHidden: false, isChanged: false }));

  const addRatings = async () => {};
  await insightRollUp({ db: product.db, catalogue: { shelved }, addRatings, most: 2 })();

  expect(still(await everything())).toEqual(still(before));
});

test('the numbers stay when a family is erased, and name nobody', async () => {
  const before = await everything();
  const colleague = await newSecond(product);

  for (const { id, email } of await product.db.query<{ id: string; email: string }>(
    'select id, email from account where not is_superuser',
  ))
    await eraseByTwo(product, {
      token,
      second: colleague,
      params: { family: id },
      body: { email, reason: 'Diminta' },
    });
  await run();

  expect(await product.db.query('select 1 from play_session')).toEqual([]);
  expect(still(await everything())).toEqual(still(before));
});

test.each(['game.tidak-ada', 'course.satu-dua', 'film.satu-dua', 'game.', '1 or 1=1'])(
  'no item is called %s',
  async (id) => {
    const reply = await product.send(staff.insightItem, { token, params: { id } });

    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  },
);

test.each(['0', '8', '1e3', '-7', '365'])('nobody looks back %s days', async (days) => {
  const reply = await product.send(staff.insight, { token, query: { days } });

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});
