import { Pool } from 'pg';
import { uuidV7 } from '../../src/database/uuid.ts';

// The measure of recording: the same insert in a loop on the same number of connections, no HTTP.
const connections = Number(process.env.BARE_CONNECTIONS);
const until = performance.now() + Number(process.env.BARE_MS);
const account = process.env.BARE_ACCOUNT ?? '';
const pool = new Pool({ connectionString: process.env.BARE_URL ?? '', max: connections });
const child = (await pool.query('select first_child_of($1) as child', [account])).rows[0].child;

const loop = async (): Promise<number> => {
  let done = 0;
  while (performance.now() < until) {
    await pool.query({
      name: 'bare',
      text: `insert into play_session (account_id, id, child_id, kind, item_id)
        values ($1, $2, $3, 'game', 'jembatan-sepuluh')`,
      values: [account, uuidV7(), child],
    });
    done += 1;
  }
  return done;
};

const counts = await Promise.all(Array.from({ length: connections }, loop));
process.stdout.write(String(counts.reduce((sum, count) => sum + count, 0)));
await pool.end();
