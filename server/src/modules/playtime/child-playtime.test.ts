import { games } from '@nobi/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { playEvent } from '../../play-sessions/play-sessions.testing.ts';
import { openGame } from '../../testing/builds.ts';
import { logIn } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { childTimes, schoolNight } from './child-playtime.testing.ts';

let product: Product;
let times: ReturnType<typeof childTimes>;
/** Undefined: the clock runs. */
let minute: string | undefined;
beforeAll(async () => {
  const now = () => (minute ? new Date(minute) : new Date());
  product = await startProduct({}, { outside: { now } });
  times = childTimes(product);
});
afterAll(() => product.stop());
afterEach(() => {
  minute = undefined;
});

test.each([
  ['Asia/Jakarta', '+07:00'],
  ['Asia/Makassar', '+08:00'],
  ['Asia/Jayapura', '+09:00'],
])('in %s a night is quiet to the minute, whatever a phone believes', async (zone, offset) => {
  const { token, child } = await times.familyIn(zone);
  await times.set(token, child, { quiet: [schoolNight] });
  minute = `2026-11-25T20:29:00${offset}`;
  const id = await times.playId(token);
  const report = async (event: string) => {
    const wrong = { ...playEvent(event, openGame), t: 1_000_000 };
    const body = { events: [wrong], sent_at: 1_000_000 };
    return Object((await product.send(games.report, { token, params: { play: id }, body })).body);
  };

  const answers = [];
  for (const [event, clock] of [
    ['a', '2026-11-25T20:29:59'],
    ['b', '2026-11-25T20:30:00'],
    ['c', '2026-11-26T00:00:00'],
    ['d', '2026-11-26T05:29:59'],
    ['e', '2026-11-26T05:30:00'],
  ] as const) {
    minute = `${clock}${offset}`;
    answers.push([(await report(event)).is_over, (await times.play(token)).status]);
  }

  expect(answers).toEqual([
    [false, 200],
    [true, 403],
    [true, 403],
    [true, 403],
    [false, 200],
  ]);
});

test('a child is told when play opens again, on its own clock', async () => {
  const { token, child } = await times.familyIn('Asia/Jayapura');
  await times.set(token, child, { quiet: [schoolNight] });
  minute = '2026-11-25T20:30:00+09:00';

  const closed = await times.now(token);
  minute = '2026-11-26T05:30:00+09:00';
  const open = await times.now(token);

  expect(closed.body).toEqual({
    is_open: false,
    reason: 'quiet',
    opens: {
      at: '2026-11-25T20:30:00.000Z',
      nights: 1,
      time: '05:30',
      sky: 'sun',
    },
  });
  expect(open.body).toEqual({ is_open: true, reason: null, opens: null });
});

test.each([
  ['Asia/Jakarta', '+07:00'],
  ['Asia/Makassar', '+08:00'],
  ['Asia/Jayapura', '+09:00'],
])('in %s the weekend begins with Saturday and each day at its midnight', async (zone, offset) => {
  const { token, child } = await times.familyIn(zone);
  await times.set(token, child, { weekday_minutes: 15, weekend_minutes: 30 });
  // Seven minutes of Friday and eight of Saturday.
  await times.played(child, 15, `2026-11-27T23:53:00${offset}`);
  await times.played(child, 8, `2026-11-27T15:00:00${offset}`);

  minute = `2026-11-27T23:59:59${offset}`;
  const friday = [(await times.play(token)).status, (await times.listed(token))[0]?.used_minutes];
  minute = `2026-11-28T00:10:00${offset}`;
  const saturday = [(await times.play(token)).status, (await times.listed(token))[0]?.used_minutes];

  expect(friday).toEqual([403, 15]);
  expect(saturday).toEqual([200, 8]);
});

test('two children on two devices count apart, and a switch carries no minutes over', async () => {
  const { token, email, child, sibling } = await times.familyIn('Asia/Jakarta', 'Asia/Jakarta');
  const other = await logIn(product, email);
  await times.choose(other.token, sibling);
  minute = '2026-11-25T15:00:00+07:00';
  for (const each of [child, sibling]) await times.set(token, each, { weekday_minutes: 15 });
  await times.played(child, 15, '2026-11-25T10:00:00+07:00');
  await times.played(sibling, 14, '2026-11-25T10:00:00+07:00');

  const before = [(await times.play(token)).status, (await times.play(other.token)).status];
  await times.choose(token, sibling);
  const afterSwitch = (await times.play(token)).status;
  await times.choose(token, child);
  const back = (await times.play(token)).status;

  expect((await times.listed(token)).map(({ used_minutes }) => used_minutes)).toEqual([15, 14]);
  expect(before).toEqual([403, 200]);
  expect([afterSwitch, back]).toEqual([200, 403]);
});

test('a play session ends by the limit of the child who began it', async () => {
  const { token, child, sibling } = await times.familyIn('Asia/Jakarta', 'Asia/Jakarta');
  const id = await times.playId(token);
  await times.set(token, child, { weekday_minutes: 0, weekend_minutes: 0 });
  await times.choose(token, sibling);

  const { body } = await product.send(games.report, {
    token,
    params: { play: id },
    body: { events: [playEvent('a', openGame)] },
  });

  expect(body).toEqual({ kept: 1, is_over: true });
});
