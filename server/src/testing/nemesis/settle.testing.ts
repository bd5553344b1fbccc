import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { withPatience } from '../../database/patience.ts';
import { untrueOf } from './invariants.testing.ts';

/**
 * What was on its way when its process died may be taken up again after minutes: they pass now.
 * Nothing else is touched.
 */
const letMinutesPass = (db: Database) =>
  db.query(
    `with letters as (
       update letter set next_attempt_at = now() where delivered_at is null
         and next_attempt_at is not null returning pg_notify('work_due', 'mail')
     ), notices as (
       update sandbox_notification set due_at = now(), claimed_until = null where due_at is not null
         returning 1
     ), asked as (
       update money_back set asked_at = asked_at - interval '31 seconds' returning 1
     )
     select (select count(*) from asked), (select count(*) from letters), (select count(*) from notices)`,
  );

/** What an upload left behind is removed an hour later, with all else that is tidied up. */
const letAnHourPass = async (db: Database) => {
  await db.query(`update unclaimed_picture set since = since - interval '2 hours'`);
  await db.query(`insert into pgboss.job (name, policy) values ('tidy', 'exclusive')
    on conflict do nothing`);
};

/** Waits until all that is due is done; answers what is still untrue after a minute and a half. */
export const settled = async (db: Database, { kills }: { readonly kills: number }) => {
  const deadline = performance.now() + 90_000;
  await letMinutesPass(db);
  await letAnHourPass(db);
  for (;;) {
    // Each letter is held against each order; no call of the product does so.
    const untrue = await withPatience(60_000, () => untrueOf(db, { kills }));
    if (Object.keys(untrue).length === 0 || performance.now() > deadline) return untrue;
    await pause(1000);
  }
};
