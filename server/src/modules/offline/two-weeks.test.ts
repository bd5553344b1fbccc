import { games, report } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openGame } from '../../testing/builds.ts';
import { newSubscribedAdult } from '../../testing/people.ts';
import { childrenSteps } from '../children/children.testing.ts';
import { eventRow, leaseKeysOf, newEvent, openPhone } from './phone.testing.ts';
import { type ProductInTime, productInTime } from './product-in-time.testing.ts';

const minute = 60_000;
const hour = 60 * minute;
const days = 14;

const clock = { now: Math.floor(Date.now() / 1000) * 1000 };
let product: ProductInTime;
beforeAll(async () => {
  product = await productInTime(clock);
});
afterAll(() => product.stop());

const shown = z.looseObject({});

/** A family with one phone. */
const newPhone = async (name: string) => {
  const { token, email } = await newSubscribedAdult(product);
  const { idsOf, choose } = childrenSteps(() => product);
  const child = (await idsOf(token))[0] ?? '';
  await choose(token, child);
  const keys = await leaseKeysOf(product.url);
  const now = () => clock.now;
  const phone = openPhone({ url: product.url, keys, name, token, now });
  await phone.leases.renew();
  return { phone, token, email, child };
};

type Family = Awaited<ReturnType<typeof newPhone>>;

/** A task that proves a skill; every fifth is missed. */
const taskOf = (number: number) =>
  newEvent(clock.now, openGame, {
    object: `soal-${number}`,
    result: { success: number % 5 !== 0, first_try: number % 5 !== 0, help: 0, criterion: true },
  });

const rowsOf = async ({ child }: Family) => ({
  minutes: await product.db.query(
    `select distinct date_trunc('minute', e.happened_at)::text as minute
     from play_event e join play_session s on s.account_id = e.account_id and s.id = e.session_id
     where s.child_id = $1 order by 1`,
    [child],
  ),
  skills: await product.db.query(
    `select skill_id, marks, first_day::text, last_day::text from skill_state where child_id = $1`,
    [child],
  ),
  evidence: await product.db.query(
    `select skill_id, day::text, unaided, is_right, count(*)::int from evidence
     where child_id = $1 group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    [child],
  ),
});

/** What the adult reads, as if the PIN had just been right. */
const reportOf = async ({ token, child, email }: Family) => {
  await product.db.query(
    `update session set adult_until = virtual.now() + interval '5 minutes'
     where account_id = (select id from account where email = $1)`,
    [email],
  );
  const reply = await product.send(report.show, { token, params: { child } });
  expect(reply.status).toBe(200);
  return JSON.parse(JSON.stringify(shown.parse(reply.body)).replaceAll(child, 'the child'));
};

test('fourteen days without a line arrive whole, and the report is that of the twin who had one', async () => {
  const start = clock.now;
  const online = await newPhone('twin-online');
  const offline = await newPhone('twin-offline');
  offline.phone.state.isOnline = false;
  let sent = 0;

  for (let day = 0; day < days - 1; day += 1) {
    await product.setTime(start + day * 24 * hour + hour);
    const begun = await product.send(games.play, {
      token: online.token,
      params: { id: openGame },
    });
    const play = String(Object(begun.body).play_id);
    const key = `day-${day}`.padEnd(16, '-');
    await offline.phone.outbox.begin({ key, child: offline.child, kind: 'game', item: openGame });
    for (let round = 0; round < 4; round += 1) {
      await product.setTime(clock.now + 2 * minute);
      const events = Array.from({ length: 5 }, (_, at) => taskOf(round * 5 + at + 1));
      const reply = await product.send(games.report, {
        token: online.token,
        params: { play },
        body: { events, sent_at: clock.now },
      });
      expect(reply.status).toBe(200);
      sent += events.length;
      await offline.phone.outbox.add(
        key,
        events.map((event) => eventRow(key, event)),
      );
    }
  }
  await product.setTime(start + days * 24 * hour - hour);
  offline.phone.state.isOnline = true;
  expect(await offline.phone.outbox.flush()).toBe(true);

  expect(await offline.phone.outbox.waiting()).toBe(0);
  const stored = await product.db.query(
    `select 1 from play_event e join play_session s on s.account_id = e.account_id
       and s.id = e.session_id where s.child_id = $1`,
    [offline.child],
  );
  expect(stored).toHaveLength(sent);
  expect(await rowsOf(offline)).toEqual(await rowsOf(online));
  expect(await reportOf(offline)).toEqual(await reportOf(online));
});
