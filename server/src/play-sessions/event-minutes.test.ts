import { games } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openGame } from '../testing/builds.ts';
import { newSubscribedAdult } from '../testing/people.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { playEvent } from './play-sessions.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const playId = async (token: string) => {
  const { body } = await product.send(games.play, { token, params: { id: openGame } });
  return z.object({ play_id: z.string() }).parse(body).play_id;
};

const storedMinutes = (play: string) =>
  product.db.query<{ ago: number }>(
    `select round(extract(epoch from p.began_at + interval '1 hour' - e.happened_at))::int as ago
     from play_event e join play_session p on p.account_id = e.account_id and p.id = e.session_id where p.id = $1 order by event_id`,
    [play],
  );

test.each([
  ['right', 0],
  ['a year behind', -31_536_000_000],
  ['a year ahead', 31_536_000_000],
])('a late report counts for its minutes when the phone’s clock is %s', async (_clock, wrong) => {
  const { token } = await newSubscribedAdult(product);
  const id = await playId(token);
  await product.db.query(
    `update play_session set began_at = now() - interval '1 hour' where id = $1`,
    [id],
  );
  const phone = Date.now() + wrong;
  const event = (name: string, minutesAgo: number) => ({
    ...playEvent(name, openGame),
    t: phone - minutesAgo * 60_000,
  });

  await product.send(games.report, {
    token,
    params: { play: id },
    // Half an hour ago, now, in two hours, and before the play session began.
    body: {
      events: [event('a', 30), event('b', 0), event('c', -120), event('d', 200)],
      sent_at: phone,
    },
  });

  const ago = (await storedMinutes(id)).map(({ ago: seconds }) => Math.round(seconds / 60));
  expect(ago).toEqual([30, 0, 0, 60]);
});

test('a report that does not tell when it left counts for the minute in which it came', async () => {
  const { token } = await newSubscribedAdult(product);
  const id = await playId(token);

  await product.send(games.report, {
    token,
    params: { play: id },
    body: { events: [{ ...playEvent('a', openGame), t: 1 }] },
  });

  const rows = await product.db.query(
    'select happened_at = received_at as is_so from play_event where session_id = $1',
    [id],
  );
  expect(rows).toEqual([{ is_so: true }]);
});
