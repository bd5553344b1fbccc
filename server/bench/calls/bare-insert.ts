import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';

// The measure of recording: the same insert in a loop on the same number of connections, no HTTP.
const connections = Number(process.env.BARE_CONNECTIONS);
const until = performance.now() + Number(process.env.BARE_MS);
const account = process.env.BARE_ACCOUNT ?? '';
const pool = new Pool({ connectionString: process.env.BARE_URL ?? '', max: connections });

const loop = async (): Promise<number> => {
  let done = 0;
  while (performance.now() < until) {
    await pool.query({
      name: 'bare',
      text: 'insert into play (id, account_id, game_id) values ($1, $2, $3)',
      values: [randomUUID(), account, 'jembatan-sepuluh'],
    });
    done += 1;
  }
  return done;
};

const counts = await Promise.all(Array.from({ length: connections }, loop));
process.stdout.write(String(counts.reduce((sum, count) => sum + count, 0)));
await pool.end();
