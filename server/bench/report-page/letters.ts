import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '../../src/database/connect.ts';
import type { Database } from '../../src/database/database.ts';
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded.ts';
import type { Bench, Part } from '../part.ts';
import { say } from '../population/populate.ts';
import { silent } from '../servers.ts';

const options = {
  folder: { type: 'string' },
  count: { type: 'string', default: '10000' },
} as const;

/** Seven in the evening of the west, on the Sunday before now. */
const lastSunday = () => {
  const moment = new Date(Date.now() - 86_400_000);
  moment.setUTCDate(moment.getUTCDate() - moment.getUTCDay());
  moment.setUTCHours(12, 0, 0, 0);
  return moment.toISOString();
};

const choose = async (db: Database, count: number) => {
  await db.query('delete from letter');
  await db.query('delete from report_letter');
  await db.query(
    `with chosen as (select id from account order by id limit $1), wishes as (
       insert into report_letter (account_id) select id from chosen)
     update account set email_confirmed_at = now() where id in (select id from chosen)`,
    [count],
  );
};

const countsOf = async (db: Database) => {
  const [row] = await db.query<{ claimed: number; letters: number; readers: number }>(
    `select (select count(*)::int from report_letter where last_sunday is not null) as claimed,
       count(*)::int as letters, count(distinct recipient)::int as readers from letter`,
  );
  return row ?? { claimed: 0, letters: 0, readers: 0 };
};

const writer = (url: string, moment: string) =>
  spawn(process.execPath, [join(import.meta.dirname, 'letter-writer.ts'), url, moment], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Kills the first process in the middle; the second does what is left. */
const measure = async (db: Database, url: string, count: number) => {
  const moment = lastSunday();
  const first = writer(url, moment);
  while ((await countsOf(db)).claimed < count / 3) if (first.exitCode !== null) break;
  first.kill('SIGKILL');
  await once(first, 'close');
  const cut = await countsOf(db);
  say(`killed after ${cut.claimed} families and ${cut.letters} letters`);
  const second = writer(url, moment);
  let printed = '';
  second.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  await once(second, 'close');
  const done = await countsOf(db);
  const left = done.claimed - cut.claimed;
  const perFamily = Number(printed) / left;
  say(`${done.claimed} of ${count} families, ${done.letters} letters to ${done.readers} readers`);
  say(
    `${left} families in ${(Number(printed) / 1000).toFixed(1)} s: ${perFamily.toFixed(2)} ms each`,
  );
  say(`a million at that pace: ${((perFamily * 1_000_000) / 60_000).toFixed(0)} minutes`);
  if (done.claimed !== count || done.letters !== done.readers)
    throw new Error('a letter is missing or came twice');
};

const run = async ({ args, onEnd }: Bench) => {
  const { values } = parseArgs({ args: [...args], options });
  if (!values.folder) throw new Error('--folder is a database that the part "report" has filled');
  const server = await startEmbeddedPostgres({ folder: values.folder, log: silent });
  onEnd(server.stop);
  const db = await connectDatabase({ url: server.url, poolSize: 2, log: silent });
  onEnd(() => db.close());
  await choose(db, Number(values.count));
  await measure(db, server.url, Number(values.count));
};

/** Sunday's letters, with a kill in the middle. */
export const lettersPart: Part = {
  about:
    'the letters of a Sunday and a kill, on the database of the part "report": --folder, --count',
  isOnlyByName: true,
  run,
};
