import { test } from 'vitest';
import { databaseOfBefore } from './plays-before.testing.ts';
import { carriedPlays } from './carried-plays.store.ts';
test('x', async () => {
  const old = await databaseOfBefore(2000, 10);
  await old.migrate();
  const db = await old.connect();
  for (let i = 0; i < 3; i++) { const a = performance.now(); await carriedPlays(db, 'game').carryFew('00000000-0000-0000-0000-000000000000', 500); console.log(performance.now() - a); }
  for (let i = 0; i < 2; i++) { const a = performance.now(); await carriedPlays(db, 'course').carryFew('00000000-0000-0000-0000-000000000000', 500); console.log(performance.now() - a); }
  const texts: string[] = [];
  await carriedPlays({ ...db, query: async (t: string) => { texts.push(t); return []; } } as never, 'game').carryFew('', 1);
  await old.client.query('begin');
  const { rows } = await old.client.query('explain (analyze) ' + texts[0], ['00000000-0000-0000-0000-000000000000', 500]);
  console.log(rows.map((r) => r['QUERY PLAN']).join('\n'));
  await old.client.query('rollback');
  await db.close(); await old.drop();
}, 200000);
