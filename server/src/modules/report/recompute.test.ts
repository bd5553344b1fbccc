import { join } from 'node:path';
import { type ClaimRecord, freshRecord, reportStates, withAnswer } from '@nobi/kit/claim';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weighClaims } from '../../play-sessions/claims/weigh-claims.ts';
import { runCommand } from '../../testing/command.ts';
import { newAdult } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

const script = join(import.meta.dirname, '../../backup/claims/claims-recompute-command.ts');
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const newChild = async () => {
  const { email } = await newAdult(product);
  const [row] = await product.db.query<{ accountId: string; child: string }>(
    `select c.account_id as "accountId", c.id as child from child c join account a on a.id = account_id
     where a.email = $1`,
    [email],
  );
  return row ?? { accountId: '', child: '' };
};

interface Input {
  skill: string;
  /** Minutes since the first of all. */
  minute: number;
  unaided: boolean;
  right: boolean;
  /** Its place in the order in which reports arrive. */
  arrives: number;
}

const monday = Date.UTC(2026, 0, 5, 5);
const dayOf = (minute: number) => Math.floor((monday + (minute + 7 * 60) * 60_000) / 86_400_000);

/** A season of one child: able, unable or in between, mostly in order, some of it days late. */
const season = fc
  .record({ chance: fc.constantFrom(0.3, 0.7, 0.95), events: fc.integer({ min: 5, max: 120 }) })
  .chain(({ chance, events }) =>
    fc.array(
      fc.record({
        skill: fc.constantFrom('bonds-10', 'see-5', 'letter-b'),
        minute: fc.integer({ min: 0, max: 100 * 24 * 60 }),
        unaided: fc.integer({ min: 0, max: 3 }).map((dice) => dice > 0),
        right: fc.integer({ min: 0, max: 99 }).map((dice) => dice < chance * 100),
        late: fc.constantFrom(0, 0, 0, 0, 2000, 9000),
      }),
      { minLength: events, maxLength: events },
    ),
  )
  .map((rows) => rows.map(({ late, ...row }) => ({ ...row, arrives: row.minute + late })));

/** What a report brings: stored, marked due and weighed, as for a report of content. */
const arrive = async (child: { accountId: string; child: string }, rows: readonly Input[]) => {
  await product.db.query(
    `with gathered as (
       insert into evidence (account_id, child_id, skill_id, day, at, client_ms, session_id, event_id,
         unaided, is_right)
       select $1, $2, r.skill, ((to_timestamp($4) + make_interval(mins => r.minute))
           at time zone 'Asia/Jakarta')::date,
         to_timestamp($4) + make_interval(mins => r.minute), r.place, $1, r.place::text, r.unaided,
         r."right"
       from jsonb_to_recordset($3::jsonb) as r
         (skill text, minute int, unaided boolean, "right" boolean, place bigint)
       returning child_id, skill_id, at
     ), due as (
       insert into skill_claim as k (account_id, child_id, skill_id, due_from)
       select $1::uuid, child_id, skill_id, min(at) from gathered group by 2, 3
       on conflict (account_id, child_id, skill_id)
         do update set due_from = least(k.due_from, excluded.due_from)
     ) select 1`,
    [child.accountId, child.child, JSON.stringify(rows), monday / 1000],
  );
  await weighClaims(product.db)(child);
};

const inOrder = (rows: readonly (Input & { place: number })[]) =>
  rows.toSorted((one, other) => one.minute - other.minute || one.place - other.place);

test('whatever arrives in whatever order, the claims are what the rule makes of all of it', async () => {
  const states = new Set<string>();
  await fc.assert(
    fc.asyncProperty(season, async (rows) => {
      const child = await newChild();
      const placed = rows.map((row, place) => ({ ...row, place }));
      const arriving = placed.toSorted((one, other) => one.arrives - other.arrives);
      while (arriving.length > 0) await arrive(child, arriving.splice(0, 9));

      const expected = new Map<string, ClaimRecord>();
      for (const { skill, minute, unaided, right } of inOrder(placed)) {
        const before = expected.get(skill) ?? freshRecord();
        expected.set(skill, withAnswer(before, { day: dayOf(minute), unaided, right }));
      }

      const stored = await product.db.query<ClaimRecord & { skill: string }>(
        `select skill_id as skill, weighed, state, answers, days, changes,
           last_day - date '1970-01-01' as "lastDay"
         from skill_claim where child_id = $1`,
        [child.child],
      );
      expect(new Map(stored.map(({ skill, ...claim }) => [skill, claim]))).toEqual(expected);
      for (const { state } of stored) states.add(state);
    }),
    { numRuns: 25, seed: 364 },
  );
  expect([...states].toSorted()).toEqual(
    reportStates.filter((each) => states.has(each)).toSorted(),
  );
  expect(states.size).toBeGreaterThanOrEqual(3);
}, 60_000);

test('the command finds nothing to change, and mends what was stored otherwise', async () => {
  const child = await newChild();
  await arrive(
    child,
    Array.from({ length: 9 }, (_, place) => ({
      skill: 'see-5',
      minute: place,
      unaided: true,
      right: true,
      arrives: place,
      place,
    })),
  );
  const command = (...words: string[]) =>
    runCommand(script, words, { DATABASE_URL: product.databaseUrl });
  const sound = await command('--check');
  await product.db.query(
    `update skill_claim set state = 'alone', answers = 99 where child_id = $1`,
    [child.child],
  );

  const checked = await command('--check');
  const mended = await command();
  const again = await command('--check');

  expect([sound.code, checked.code, mended.code, again.code]).toEqual([0, 1, 0, 0]);
  expect(checked.stdout).toContain('Stored otherwise: 1.');
  expect(mended.stdout).toContain('Stored otherwise, and written anew: 1.');
  expect(again.stdout).toContain('Stored otherwise: 0.');
});
