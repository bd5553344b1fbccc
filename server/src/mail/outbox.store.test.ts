import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../database/testing.ts';
import { outboxStore } from './outbox.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('a letter is kept a month after it was sent, three months when it could not be', async () => {
  const { db } = database;
  const put = async (subject: string, change: string) => {
    await outboxStore(db).put({ to: 'a@contoh.id', subject, text: 'Halo', html: '<p>Halo</p>' });
    await db.query(`update letter set ${change} where subject = $1`, [subject]);
  };
  await put('sent long ago', `delivered_at = now() - interval '31 days', next_attempt_at = null`);
  await put('sent lately', `delivered_at = now() - interval '29 days', next_attempt_at = null`);
  await put('waits', `created_at = now() - interval '100 days'`);
  await put('given up', `next_attempt_at = null, created_at = now() - interval '89 days'`);
  await put('given up long ago', `next_attempt_at = null, created_at = now() - interval '91 days'`);

  await outboxStore(db).deleteExpired();

  const letters = await db.query<{ subject: string }>(
    'select subject from letter order by subject',
  );
  expect(letters.map(({ subject }) => subject)).toEqual(['given up', 'sent lately', 'waits']);
});
