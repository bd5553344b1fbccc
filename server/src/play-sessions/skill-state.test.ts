import { join } from 'node:path';
import { games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { childrenSteps } from '../modules/children/children.testing.ts';
import { openGame } from '../testing/builds.ts';
import { runCommand } from '../testing/command.ts';
import { newSubscribedAdult } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { playEvent } from './play-sessions.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { add, idsOf, choose } = childrenSteps(() => product);
const params = { id: openGame };

const family = async () => {
  const { token } = await newSubscribedAdult(product);
  await add(token, { nickname: 'Adik' });
  const [first = '', second = ''] = await idsOf(token);
  await choose(token, first);
  return { token, first, second };
};

const begin = async (token: string) => {
  const { body } = await product.send(games.play, { token, params });
  return z.object({ play_id: z.string() }).parse(body).play_id;
};

interface Answer {
  success: boolean;
  attempt?: number;
  skill?: string;
  result?: object;
}

let events = 0;
const answered = ({ success, attempt = 1, skill = 'bonds-10', result }: Answer) => {
  events += 1;
  const base = playEvent('0', openGame);
  return {
    ...base,
    id: events.toString(16).padStart(32, '0'),
    t: base.t + events,
    verb: 'answered',
    attempt,
    result: { success, first_try: success, help: 0, criterion: true, ...result },
    ctx: { ...base.ctx, skill, mode: 'play' },
  };
};

const report = (token: string, play: string, answers: object[]) =>
  product.send(games.report, { token, params: { play }, body: { events: answers } });

const load = async (token: string, playSession?: string) => {
  const reply = await product.send(games.load, {
    token,
    params,
    ...(playSession && { query: { play_session: playSession } }),
  });
  return games.load.reply.parse(reply.body);
};

test('counts unaided first tries at criterion tasks, in their order and once', async () => {
  const { token } = await family();
  const play = await begin(token);
  const batch = [true, false, true].map((success) => answered({ success }));

  await report(token, play, batch);
  await report(token, play, [...batch, answered({ success: true })]);

  const { skills } = await load(token);
  expect(skills[0]?.marks).toBe('1011');
});

test.each([
  ['a second try', { attempt: 2 }],
  ['help', { result: { help: 2 } }],
  ['a guided try', { result: { guided: true } }],
  ['what the device read out', { result: { spoken: true } }],
  ['practice', { result: { criterion: false } }],
])('%s shows nothing', async (_, more) => {
  const { token } = await family();
  const play = await begin(token);

  await report(token, play, [answered({ success: true, ...more })]);

  expect((await load(token)).skills).toEqual([]);
});

test('tells an item of its own skills alone, and of the child who began', async () => {
  const { token, second } = await family();
  const play = await begin(token);
  await report(token, play, [
    answered({ success: true }),
    answered({ success: true, skill: 'loops' }),
  ]);

  await choose(token, second);

  expect((await load(token)).skills).toEqual([]);
  expect((await load(token, play)).skills.map(({ id }) => id)).toEqual(['bonds-10']);
});

test('keeps what mastery looks at, and no more', async () => {
  const { token } = await family();
  const play = await begin(token);
  for (const success of [false, true])
    await report(
      token,
      play,
      Array.from({ length: 40 }, () => answered({ success })),
    );

  const { skills } = await load(token);
  expect(skills[0]?.marks).toBe(`00${'1'.repeat(40)}`);
});

test('begins where class lets expect, by a number that names nobody', async () => {
  const { token, second } = await family();
  const unknown = await load(token);
  await product.db.query('update child set grade = 3 where id = $1', [second]);

  await choose(token, second);
  const third = await load(token);

  expect(unknown.start).toBe(0);
  expect(third.start).toBeGreaterThan(0);
  expect(Object.keys(third).toSorted()).toEqual(['is_steady', 'rev', 'save', 'skills', 'start']);
});

test('leaves with the child', async () => {
  const { token, first } = await family();
  await report(token, await begin(token), [answered({ success: true })]);
  const rows = () => product.db.query('select 1 from skill_state where child_id = $1', [first]);
  const before = (await rows()).length;

  await product.db.query('delete from child where id = $1', [first]);

  expect([before, (await rows()).length]).toEqual([1, 0]);
});

test('the command finds nothing to change, and mends what was stored otherwise', async () => {
  const script = join(import.meta.dirname, '../backup/claims/skills-recompute-command.ts');
  const command = (...words: string[]) =>
    runCommand(script, words, { DATABASE_URL: product.databaseUrl });
  const rows = () =>
    product.db.query(
      'select account_id, child_id, skill_id, marks, first_day, last_day from skill_state order by 1, 2, 3',
    );
  const { token, first, second } = await family();
  const play = await begin(token);
  for (const success of [true, false, true])
    await report(token, play, [answered({ success }), answered({ success, skill: 'loops' })]);
  const stored = await rows();
  const sound = await command('--check');
  await product.db.query(
    `update skill_state set marks = '111' where child_id = $1 and skill_id = 'loops'`,
    [first],
  );
  await product.db.query(`delete from skill_state where child_id = $1 and skill_id = 'bonds-10'`, [
    first,
  ]);
  await product.db.query(
    `insert into skill_state (account_id, child_id, skill_id, marks, first_day, last_day)
     select account_id, id, 'loops', '1', now(), now() from child where id = $1`,
    [second],
  );

  const checked = await command('--check');
  const mended = await command();

  expect([sound.code, checked.code, mended.code]).toEqual([0, 1, 0]);
  expect(checked.stdout).toContain('Stored otherwise: 3.');
  expect(mended.stdout).toContain('Stored otherwise, and written anew: 3.');
  expect(await rows()).toEqual(stored);
}, 60_000);

test('what was counted of events that are no longer kept stays', async () => {
  const script = join(import.meta.dirname, '../backup/claims/skills-recompute-command.ts');
  const { token, first } = await family();
  await report(token, await begin(token), [answered({ success: false })]);
  await product.db.query(
    `update skill_state set marks = '1110', first_day = now() - interval '25 months'
     where child_id = $1`,
    [first],
  );

  const mended = await runCommand(script, [], { DATABASE_URL: product.databaseUrl });

  expect(mended.stdout).toContain('written anew: 0.');
  expect((await load(token)).skills[0]?.marks).toBe('1110');
}, 60_000);
