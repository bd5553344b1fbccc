import { claimRule } from '@nobi/kit/claim';
import { accountOfFamily, type Filling, idOfFamily } from '../population/population.store.ts';

/** Every family has played this much; those who are measured have more. */
export interface ReportSize {
  readonly families: number;
  readonly measured: readonly number[];
}

const skills = `array['bonds-5', 'bonds-10', 'see-5', 'see-10', 'give-5', 'give-10', 'letter-b', 'open-syllables', 'closed-syllables', 'loops', 'half', 'quarter']`;
const child = (family: string) => `first_child_of(${idOfFamily(family)})`;
const inLastDays = (days: number) => `now() - random() * interval '${days} days'`;

const events = `account_id, session_id, event_id, began_at, received_at, happened_at, verb, item, object,
  attempt, skill, level, outcome, difficulty, criterion, mode, language, build, client_ms, rest`;
/** Event k of session m: an answer each twenty seconds, one of four a miss. */
const event = `m.account_id, m.id, md5(m.id::text || k), m.began_at, m.began_at + k * interval '20 seconds',
  m.began_at + k * interval '20 seconds', 'answered', 'soal', 'bridge', 1, (${skills})[1 + (hashtext(m.id::text) & 7) + k % 4],
  1, case when k % 4 > 0 then 'first_try' else 'wrong' end, 0.5, k % 2 = 0, 'play', 'id', '0123456789ab',
  1790000000000 + k, '{"response": [3, 6]}'`;

const withEvents = (sessions: string, perSession: number): Filling => ({
  table: 'play_session and its events',
  text: `with m as (
      insert into play_session (account_id, id, child_id, kind, item_id, began_at) ${sessions}
      returning account_id, id, began_at)
    insert into play_event (${events}) select ${event} from m, generate_series(1, ${perSession}) k`,
});

/** All families: one play of the last two weeks, ten skills with their claim, and as much evidence. */
export const manyReports = (
  { families }: ReportSize,
  part: { from: number; to: number },
): Filling[] => {
  const series = `generate_series(${part.from}, ${Math.min(part.to, families)}) f`;
  return [
    withEvents(
      `select ${idOfFamily('f')}, uuid_v7(at), ${child('f')}, 'game', 'jembatan-sepuluh', at
       from (select f, ${inLastDays(13)} as at from ${series}) played`,
      8,
    ),
    {
      table: 'skill_claim',
      text: `insert into skill_claim (account_id, child_id, skill_id, rule_version, state, answers, days,
          weighed, changes, last_day, last_at)
        select ${idOfFamily('f')}, ${child('f')}, (${skills})[k], ${claimRule},
          (array['too_little', 'learning', 'with_help', 'alone'])[1 + (f + k) % 4], 12, 4,
          '{"unaided": 12, "llr": 1.2}', '[{"day": 20410, "state": "learning"}, {"day": 20430, "state": "with_help"}]',
          current_date - k, now() - k * interval '1 day'
        from ${series}, generate_series(1, 10) k`,
    },
    {
      table: 'evidence',
      text: `insert into evidence (account_id, child_id, skill_id, day, at, client_ms, session_id, event_id,
          unaided, is_right)
        select ${idOfFamily('f')}, ${child('f')}, (${skills})[1 + k % 10], current_date - k, now() - k * interval '1 day',
          1790000000000 + k, md5('session ' || f || k)::uuid, md5(f || 'event' || k), true, k % 4 > 0
        from ${series}, generate_series(1, 10) k`,
    },
  ];
};

/** Who is measured has four children: a play of twelve answers four times a day, for two weeks and a month before. */
export const busyFamilies = ({ measured }: ReportSize): Filling[] => {
  const whose = `unnest(array[${measured.map((family) => `'${accountOfFamily(family)}'`)}]::uuid[]) a`;
  const children = `child c join (select a from ${whose}) own on own.a = c.account_id`;
  return [
    {
      table: 'child',
      text: `insert into child (account_id, id, place, nickname, animal, grade)
        select a, md5(a::text || k)::uuid, k, 'Anak ' || k, 'cat', k from ${whose}, generate_series(2, 4) k`,
    },
    withEvents(
      `select c.account_id, uuid_v7(at), c.id, 'game', 'jembatan-sepuluh', at
       from ${children} cross join lateral (
         select now() - n * interval '6 hours' - random() * interval '1 hour' as at
         from generate_series(0, 180) n) played`,
      12,
    ),
    {
      table: 'skill_claim',
      text: `insert into skill_claim (account_id, child_id, skill_id, rule_version, state, answers, days,
          weighed, changes, last_day, last_at)
        select c.account_id, c.id, 'skill-' || k, ${claimRule},
          (array['too_little', 'learning', 'with_help', 'alone'])[1 + k % 4], 40, 12, '{"unaided": 40}',
          '[{"day": 20380, "state": "learning"}, {"day": 20410, "state": "with_help"}, {"day": 20430, "state": "alone"}]',
          current_date, now()
        from ${children}, generate_series(1, 57) k`,
    },
    {
      table: 'play_work',
      text: `insert into play_work (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type)
        select c.account_id, c.id, 'tool', 'studio-gambar', md5(c.id::text || k), 'Kucing',
          convert_to(repeat('x', 12000), 'UTF8'), 'image/png'
        from ${children}, generate_series(1, 8) k`,
    },
    {
      table: 'conversation and its turns',
      text: `with talks as (
          insert into conversation (id, account_id, child_id, began_at, last_at, turns)
          select md5('talk of ' || c.id)::uuid, c.account_id, c.id, now() - interval '2 days', now(), 30
          from ${children} returning id, account_id, child_id)
        insert into chat_turn (conversation_id, account_id, child_id, at, prompt, response, kind, source, ms)
        select id, account_id, child_id, ${inLastDays(6)}, 'apa itu gajah ' || k, 'Gajah itu besar.', 'answer',
          'offline', 5
        from talks, generate_series(1, 30) k`,
    },
  ];
};

/** The database's own processes for connections of the product. */
export const backends = `select pid from pg_stat_activity where backend_type = 'client backend'`;
