import { join } from 'node:path';
import { Client } from 'pg';
import { connectDatabase } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { emptyDatabase, quietLog } from '../../database/testing.ts';

export const databaseFolder = join(import.meta.dirname, '../../database');
export const migrations = join(databaseFolder, 'migrations');

const places = [
  { table: 'play', kind: 'game', began: 'started_at', events: 'play_event', id: 'play_id' },
  {
    table: 'course_view',
    kind: 'course',
    began: 'viewed_at',
    events: 'course_event',
    id: 'view_id',
  },
  { table: 'tool_use', kind: 'tool', began: 'used_at', events: 'tool_event', id: 'use_id' },
];

/** For each family so many play sessions of a kind with eight events, as the version before kept them. */
const playedBefore = (families: number, each: number) => [
  `insert into account (email, display_name, created_at)
   select n || '@contoh.id', 'Ibu', now() - interval '100 days' from generate_series(1, ${families}) n`,
  `insert into child (account_id, place, nickname)
   select id, 2, 'Adik' from account where length(email) % 2 = 0`,
  ...places.flatMap(({ table, kind, began, events, id }) => [
    `insert into ${table} (id, account_id, child_id, ${kind}_id, ${began})
     select gen_random_uuid(), a.id, case when n % 3 > 0 then c.id end, '${kind}-' || n % 4,
       now() - random() * interval '95 days'
     from account a cross join generate_series(1, ${each}) n
       left join child c on c.account_id = a.id and c.place = 2`,
    `insert into ${events} (${id}, event_id, verb, body, received_at, happened_at)
     select s.id, md5(s.id::text || k), 'answered', jsonb_build_object('v', 1, 'id', md5(s.id::text || k),
         't', 1790000000000 + k, 'item', 'item', 'attempt', 1 + k % 2, 'verb', 'answered', 'object', 'soal-' || k,
         'result', case k when 1 then null when 2 then '{"success":false,"hints":2,"help":3,"difficulty":-1.5,"criterion":true}'
           when 3 then '{"success":true,"first_try":true,"duration_ms":1200,"guided":false,"spoken":true,"response":[1,"dua"]}'
           else '{"success":true,"score":{"scaled":0.5}}' end::jsonb,
         'ctx', jsonb_build_object('level', k, 'skill', 'bonds-10', 'mode', 'play', 'lang', 'id', 'build', 'abc')),
       s.${began} + k * interval '20 seconds',
       case when k % 2 = 0 then s.${began} + k * interval '10 seconds' end
     from ${table} s, generate_series(1, 8) k`,
  ]),
  `insert into course_answer (view_id, lesson_id, question_id, skill, choice, is_right)
   select id, 'lesson', 'q-' || n, 'bonds-10', '4', n = 1 from course_view, generate_series(1, 2) n`,
  `update course_view set edition = 7 where id::text < '4'`,
];

const ofAll = (line: (place: (typeof places)[number]) => string) =>
  places.map(line).join(' union all ');

/** Each row as one line, in the words of the version before. */
const linesBefore = {
  sessions: ofAll(
    ({ table, kind, began }) => `select concat_ws('/', account_id, id,
      child_of_row(child_id, account_id), '${kind}', ${kind}_id, ${began},
      ${kind === 'course' ? 'edition' : 'null'}) as line from ${table}`,
  ),
  events: ofAll(
    ({
      table,
      began,
      events,
      id,
    }) => `select concat_ws('/', s.account_id, s.id, event_id, s.${began},
      received_at, coalesce(happened_at, received_at), verb, body) as line
      from ${events} e join ${table} s on s.id = e.${id}`,
  ),
  answers: `select concat_ws('/', s.account_id, view_id, lesson_id, question_id, a.skill, choice,
    is_right, answered_at) as line from course_answer a join course_view s on s.id = view_id`,
};

/** What content reported, put together again from the columns. */
const body = `jsonb_build_object('v', 1, 'id', event_id, 't', client_ms, 'item', item,
  'attempt', attempt, 'verb', verb, 'object', object, 'result', case when outcome is not null then
    jsonb_strip_nulls(jsonb_build_object('success', outcome <> 'wrong',
      'first_try', case outcome when 'first_try' then true end, 'help', help, 'hints', hints,
      'difficulty', difficulty, 'criterion', criterion, 'guided', guided, 'spoken', spoken,
      'duration_ms', milliseconds)) || coalesce(rest, '{}') end,
  'ctx', jsonb_build_object('level', level, 'skill', skill, 'mode', mode, 'lang', language, 'build', build))`;

/** The same lines from the tables of now; with `_all` from both places together. */
const linesAfter = (which: '' | '_all') => ({
  sessions: `select concat_ws('/', account_id, id, child_id, kind, item_id, began_at, edition) as line
    from play_session${which}`,
  events: `select concat_ws('/', account_id, session_id, event_id, began_at, received_at, happened_at,
    verb, ${body}) as line from play_event${which}`,
  answers: `select concat_ws('/', account_id, session_id, lesson_id, question_id, skill, choice,
    is_right, answered_at) as line from play_answer`,
});

/** Rows of each account and what they hold, as one sum for each table: a million rows fit as well. */
const sumsOf = async (client: Client, lines: ReturnType<typeof linesAfter>) => {
  const sum = async (of: string) => {
    const { rows } = await client.query(
      `select sum(rows)::int as rows, count(*)::int as accounts,
         md5(string_agg(concat_ws('/', account, rows, lines), '|' order by account)) as sum
       from (select split_part(line, '/', 1) as account, count(*) as rows,
           sum(hashtextextended(line, 0)) as lines from (${of}) l group by 1) of_account`,
    );
    return rows[0];
  };
  return {
    sessions: await sum(lines.sessions),
    events: await sum(lines.events),
    answers: await sum(lines.answers),
  };
};

/** A database of the version before with plays in it. */
export const databaseOfBefore = async (families: number, each: number) => {
  const { url, drop } = await emptyDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  await migrate(client, migrations, { isWanted: (name) => name < '350' });
  for (const text of playedBefore(families, each)) await client.query(text);
  await client.query('analyze');
  return {
    url,
    client,
    before: () => sumsOf(client, linesBefore),
    after: (which: '' | '_all' = '') => sumsOf(client, linesAfter(which)),
    async left(): Promise<number> {
      const { rows } = await client.query(
        `select (select count(*) from play) + (select count(*) from course_view)
           + (select count(*) from tool_use) + (select count(*) from game_event_before)
           + (select count(*) from course_event_before) + (select count(*) from tool_event_before)
           + (select count(*) from course_answer) as left`,
      );
      return Number(rows[0].left);
    },
    /** The product’s own connection, which begins with the migrations. */
    connect: () => connectDatabase({ url, poolSize: 4, log: quietLog }),
    migrate: () => migrate(client, migrations),
    async drop() {
      await client.end();
      await drop();
    },
  };
};

export type DatabaseOfBefore = Awaited<ReturnType<typeof databaseOfBefore>>;
