import { games } from '@nobi/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playEvent } from '../../play-sessions/play-sessions.testing.ts';
import { openGame } from '../../testing/builds.ts';
import { newSubscribedAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { childrenSteps } from './children.testing.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const { add, idsOf, choose } = childrenSteps(() => product);

const tab = fc.nat({ max: 1 });
const step = fc.oneof(
  fc.record({ does: fc.constant('choose' as const), who: fc.nat({ max: 1 }) }),
  fc.record({ does: fc.constant('open' as const), tab }),
  fc.record({ does: fc.constant('report' as const), tab, isLate: fc.boolean() }),
);

test('of two tabs and two children each event is the child’s who began, in 500 interleavings', async () => {
  const { token } = await newSubscribedAdult(product);
  await add(token, {});
  const ids = await idsOf(token);
  /** Whose each play session must be: what the person before the screen would say. */
  const owners = new Map<string, string>();
  let counter = 0;

  const report = async (play: string) => {
    counter += 1;
    const event = { ...playEvent('a', openGame), id: counter.toString(16).padStart(32, '0') };
    const { status } = await product.send(games.report, {
      token,
      params: { play },
      body: { events: [event] },
    });
    expect(status).toBe(200);
  };

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
      let playing = ids[0] ?? '';
      await choose(token, playing);
      const tabs: (string | undefined)[] = [];
      const queued: Promise<void>[] = [];
      for (const each of steps) {
        if (each.does === 'choose') {
          playing = ids[each.who] ?? '';
          await choose(token, playing);
        } else if (each.does === 'open') {
          const { body } = await product.send(games.play, { token, params: { id: openGame } });
          const id = String(Object(body).play_id);
          owners.set(id, playing);
          tabs[each.tab] = id;
        } else {
          const play = tabs[each.tab];
          if (!play) continue;
          if (each.isLate) queued.push(report(play));
          else await report(play);
        }
      }
      await Promise.all(queued);
    }),
    { numRuns: 500, seed: 14 },
  );

  const rows = await product.db.query<{ id: string; child: string; events: number }>(
    `select p.id, p.child_id as child, count(e.*)::int as events
     from play_session p left join play_event e on e.account_id = p.account_id and e.session_id = p.id
     group by p.account_id, p.id`,
  );
  expect(rows.reduce((sum, { events }) => sum + events, 0)).toBe(counter);
  expect(counter).toBeGreaterThan(300);
  for (const { id, child } of rows) expect([id, child]).toEqual([id, owners.get(id)]);
}, 120_000);
