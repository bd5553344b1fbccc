import type { Child, Plan, ReplyOf, staff, TicketState } from '@nobi/contract';
import type { Queryable } from '../../../database/database.ts';
import { playedMinutes } from '../../../play-sessions/minutes.store.ts';

export interface FamilyHead {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
  readonly full_name: string | null;
  readonly whatsapp: string | null;
  readonly language: 'id' | 'en';
  readonly created_at: Date;
  readonly is_superuser: boolean;
  readonly suspended_at: Date | null;
  readonly suspended_cause: 'sharing' | 'fraud' | 'abuse' | null;
  readonly suspended_words: string | null;
}

type Play = Record<'games' | 'courses' | 'tools' | 'works' | 'questions', number>;
type ConsentProof = ReplyOf<typeof staff.family>['consents'][number];

/** One session among others: what is shown of it opens nothing. */
const sessionName = `left(encode(sha256(token_hash), 'hex'), 24)`;

const minutes = playedMinutes((session) => `${session}.began_at > now() - interval '16 days'`);

const playCounts = (ofChild: string) =>
  Object.entries({ games: 'game', courses: 'course', tools: 'tool' })
    .map(
      ([name, kind]) => `(select count(*) from play_session_all
        where account_id = $1 and kind = '${kind}' ${ofChild})::int as ${name}`,
    )
    .join(', ');

/** What staff see of one family. Nothing that a child wrote or said is read here. */
export const familyStore = (db: Queryable) => ({
  async head(id: string): Promise<FamilyHead | undefined> {
    const [row] = await db.query<FamilyHead>(
      `select id, email, display_name, full_name, whatsapp, language, created_at, is_superuser,
         suspended_at, suspended_cause, suspended_words
       from account where id = $1`,
      [id],
    );
    return row;
  },

  children: (id: string) =>
    db.query<Omit<Child, 'age_band'>>(
      `select id, nickname, animal, to_char(birth_month, 'YYYY-MM') as birth_month, grade, zone,
         changed_at is null as is_new
       from child where account_id = $1 order by created_at, place`,
      [id],
    ),

  periods: (id: string) =>
    db.query<{ plan: Plan; starts_at: Date; ends_at: Date; order: string | null }>(
      `select plan, starts_at, ends_at, order_id as "order" from period
       where account_id = $1 order by starts_at desc limit 50`,
      [id],
    ),

  granted: (id: string) =>
    db.query<{ at: Date; plan: Plan; days: number; reason: string; who: string }>(
      `select given_at as at, plan, days, reason, given_by as who from granted_days
       where account_id = $1 order by given_at desc limit 50`,
      [id],
    ),

  orders: (id: string) =>
    db.query<{
      id: string;
      plan: Plan;
      amount: number;
      state: string;
      created_at: Date;
      paid_at: Date | null;
    }>(
      `select id, plan, amount, state, created_at, paid_at from orders
       where account_id = $1 order by created_at desc limit 50`,
      [id],
    ),

  sessions: (id: string) =>
    db.query<{ id: string; created_at: Date; last_seen_at: Date; ends_at: Date }>(
      `select ${sessionName} as id, created_at, last_seen_at, ends_at from session
       where account_id = $1 and revoked_at is null and ends_at > now()
       order by last_seen_at desc limit 50`,
      [id],
    ),

  tickets: (id: string) =>
    db.query<{ id: string; subject: string; state: TicketState; created_at: Date }>(
      `select id, subject, state, created_at from ticket
       where account_id = $1 order by created_at desc limit 50`,
      [id],
    ),

  ratings: (id: string) =>
    db.query<{ stars: number; feedback: string | null; created_at: Date }>(
      `select stars, feedback, created_at from rating
       where account_id = $1 order by created_at desc limit 20`,
      [id],
    ),

  async play(id: string): Promise<Play> {
    const [row] = await db.query<Play>(
      `select ${playCounts('')},
         (select count(*) from play_work where account_id = $1)::int as works,
         (select coalesce(sum(asked), 0) from chat_day where account_id = $1)::int as questions`,
      [id],
    );
    return row ?? { games: 0, courses: 0, tools: 0, works: 0, questions: 0 };
  },

  /** The same of each child. */
  childPlay: (id: string) =>
    db.query<Play & { child: string }>(
      `select c.id as child,
         ${playCounts('and child_id = c.id')},
         (select count(*) from play_work where account_id = $1 and child_id = c.id)::int as works,
         (select coalesce(sum(asked), 0) from chat_child_day
           where account_id = $1 and child_id = c.id)::int as questions
       from child c where c.account_id = $1 order by c.created_at, c.place`,
      [id],
    ),

  consents: (id: string) =>
    db.query<
      Omit<ConsentProof, 'given_at' | 'withdrawn_at'> & {
        given_at: Date;
        withdrawn_at: Date | null;
      }
    >(
      `select g.id, g.purpose, c.nickname, case when g.child_id is null then 'all'
           when c.id is null then 'gone' else 'child' end as whom, t.says as text,
         g.text_version as version, encode(g.text_sha256, 'hex') as sha256, g.method, g.given_at,
         g.withdrawn_at
       from consent g
       join consent_text t on t.purpose = g.purpose and t.version = g.text_version
         and t.language = g.language
       left join child c on c.account_id = g.account_id and c.id = g.child_id
       where g.account_id = $1 order by g.given_at desc, g.id desc limit 50`,
      [id],
    ),

  /** Minutes with play in them, of the last 14 days in Jakarta. */
  minutes: (id: string) =>
    db.query<{ day: string; minutes: number }>(
      `select to_char(d.day, 'YYYY-MM-DD') as day, count(m.minute)::int as minutes
       from generate_series((now() at time zone 'Asia/Jakarta')::date - 13,
         (now() at time zone 'Asia/Jakarta')::date, interval '1 day') as d(day)
       left join (${minutes}) m on (m.minute at time zone 'Asia/Jakarta')::date = d.day::date
       group by d.day order by d.day`,
      [id],
    ),

  notes: (id: string) =>
    db.query<{ at: Date; who: string; did: string; reason: string | null }>(
      `select at, staff_email as who, did, reason from staff_audit
       where family_id = $1 and did <> 'family' order by id desc limit 30`,
      [id],
    ),
});
