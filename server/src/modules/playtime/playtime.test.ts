import { courses, creativity, games, playtime } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { playEvent } from '../../play-sessions/play-sessions.testing.ts';
import { openCourse, openGame, openTool } from '../../testing/builds.ts';
import { newAdult, newSubscribedAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const choose = (token: string, limit: unknown) =>
  product.send(playtime.choose, { token, body: { limit_minutes: limit } });
const play = (token: string) => product.send(games.play, { token, params: { id: openGame } });
const playId = async (token: string) =>
  z.object({ play_id: z.string() }).parse((await play(token)).body).play_id;
const report = (token: string, id: string, event: string) =>
  product.send(games.report, {
    token,
    params: { play: id },
    body: { events: [playEvent(event, openGame)] },
  });

/** Fills so many minutes of today (or of yesterday) with a game's events. */
const played = async (token: string, minutes: number, day: 'today' | 'yesterday' = 'today') => {
  const id = await playId(token);
  const start = `date_trunc('day', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'`;
  const from = day === 'today' ? start : `(${start}) - interval '3 hours'`;
  await product.db.query(
    `insert into play_event (account_id, session_id, event_id, verb, began_at, happened_at)
     select s.account_id, s.id, $3 || m || '-' || twice, 'progressed', s.began_at,
       (${from}) + m * interval '1 minute'
     from (select * from play_session where id = $1) s, generate_series(1, $2) m, generate_series(1, 2) twice`,
    [id, minutes, day],
  );
};

test('there is no limit until the adult sets one', async () => {
  const { token } = await newSubscribedAdult(product);
  await played(token, 200);

  const reply = await product.send(playtime.show, { token });

  expect(reply).toMatchObject({ status: 200, body: { limit_minutes: 0, used_minutes: 200 } });
  expect((await play(token)).status).toBe(200);
});

test('a limit that is used up closes games, courses and tools kindly, until it is lifted', async () => {
  const { token } = await newSubscribedAdult(product);
  await played(token, 30);

  const chosen = await choose(token, 30);

  const refused = await Promise.all([
    play(token),
    product.send(courses.view, { token, params: { courseId: openCourse } }),
    product.send(creativity.record, { token, params: { toolId: openTool } }),
  ]);
  expect(chosen.body).toEqual({ limit_minutes: 30, used_minutes: 30 });
  for (const reply of refused)
    expect(reply).toMatchObject({ status: 403, body: { code: 'play_time_over' } });
  await choose(token, 0);
  expect((await play(token)).status).toBe(200);
});

test('what is left of the limit may be played, and yesterday does not count', async () => {
  const { token } = await newSubscribedAdult(product);
  await played(token, 100, 'yesterday');
  await played(token, 14);

  await choose(token, 15);

  expect((await play(token)).status).toBe(200);
});

test('a sitting that began in time keeps what it tells and learns that time is up', async () => {
  const { token } = await newSubscribedAdult(product);
  await choose(token, 15);
  const id = await playId(token);
  const before = await report(token, id, 'a');
  await choose(token, 0);
  await played(token, 15);
  await choose(token, 15);

  const after = await report(token, id, 'b');

  expect(before.body).toEqual({ kept: 1, is_over: false });
  expect(after.body).toEqual({ kept: 1, is_over: true });
});

test('one family’s limit and minutes are no other’s', async () => {
  const [{ token }, other] = [await newSubscribedAdult(product), await newSubscribedAdult(product)];
  await played(token, 15);
  await choose(token, 15);

  const reply = await product.send(playtime.show, { token: other.token });

  expect(reply.body).toEqual({ limit_minutes: 0, used_minutes: 0 });
  expect((await play(other.token)).status).toBe(200);
});

test.each([null, 14, 1440, '30', true, undefined, [], -15])(
  'refuses a limit of %j',
  async (limit) => {
    const { token } = await newAdult(product);

    const reply = await choose(token, limit);

    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  },
);
