-- One set of tables for what a child plays, watches or makes (docs/decisions/029-one-play-session.md).
-- Each key begins with the account: a family's rows can live wherever its account lives.
create table play_session (
  account_id uuid not null references account on delete cascade,
  -- UUID of version 7; what was carried over keeps the id that content still reports to.
  id uuid not null,
  child_id uuid not null,
  kind text not null check (kind in ('game', 'course', 'tool')),
  item_id text not null,
  began_at timestamptz not null default now(),
  -- The wish of the browser that began it: the same wish again is the same play session.
  begin_key uuid,
  -- The edition of published lessons that a course plays.
  edition bigint,
  primary key (account_id, id),
  constraint play_session_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade
);
create unique index play_session_wish on play_session (account_id, begin_key)
  where begin_key is not null;
-- What the day's limit and the course history ask for lies in the index itself.
create index play_session_of_account on play_session (account_id, kind, began_at desc)
  include (id, item_id, child_id);
create index play_session_when on play_session using brin (began_at) with (autosummarize = on);

-- What content reported: a skill, an item, an outcome; never a name, a text or a picture. A month of
-- play sessions is one partition: the month of an event is that in which its session began, so that the
-- same event again meets the first one, however late it comes.
create table play_event (
  account_id uuid not null,
  session_id uuid not null,
  event_id text not null,
  began_at timestamptz not null,
  received_at timestamptz not null default now(),
  -- Computed by the server from how old a report calls it, and never outside its play session.
  happened_at timestamptz not null,
  verb text not null,
  item text,
  object text,
  attempt int,
  skill text,
  level int,
  -- Of answers: right without a miss or a hint before, right, or wrong.
  outcome text check (outcome in ('first_try', 'right', 'wrong')),
  -- What was there before the try: 0 nothing, 1 a hint, 2 a scaffold, 3 a worked example, 4 the answer.
  help int,
  -- How often help was taken.
  hints int,
  -- Of the task, in logits as the item's own plan has it.
  difficulty real,
  -- A task that was given to prove the skill; a try that teaches; words that the device spoke.
  criterion boolean,
  guided boolean,
  spoken boolean,
  milliseconds int,
  mode text,
  language text,
  build text,
  -- By the child's clock: a claim, which only orders the events of one session.
  client_ms bigint,
  -- What has no column: the parts of a response, a score. Null for most.
  rest jsonb,
  primary key (account_id, session_id, event_id, began_at),
  constraint play_event_session foreign key (account_id, session_id)
    references play_session (account_id, id) on delete cascade
) partition by range (began_at);
create index play_event_when on play_event using brin (received_at) with (autosummarize = on);
-- For a month that nobody has made yet; whoever makes it takes its rows out of here.
create table play_event_other partition of play_event default;

-- The first answer to each question of a course, for what the family is told about learning.
create table play_answer (
  account_id uuid not null,
  session_id uuid not null,
  lesson_id text not null,
  question_id text not null,
  skill text not null,
  choice text not null,
  is_right boolean not null,
  answered_at timestamptz not null default now(),
  primary key (account_id, session_id, lesson_id, question_id),
  constraint play_answer_session foreign key (account_id, session_id)
    references play_session (account_id, id) on delete cascade
);

-- The columns of an event as content reports it: the one place that says which part goes where.
create function play_event_fields(body jsonb)
returns table (item text, object text, attempt int, skill text, level int, outcome text, help int,
  hints int, difficulty real, criterion boolean, guided boolean, spoken boolean, milliseconds int,
  mode text, language text, build text, client_ms bigint, rest jsonb)
language sql immutable parallel safe as $$
  select body->>'item', body->>'object', (body->>'attempt')::int, body->'ctx'->>'skill',
    (body->'ctx'->>'level')::int,
    case when (body->'result'->>'success')::boolean then
        case when (body->'result'->>'first_try')::boolean then 'first_try' else 'right' end
      when not (body->'result'->>'success')::boolean then 'wrong' end,
    (body->'result'->>'help')::int, (body->'result'->>'hints')::int,
    (body->'result'->>'difficulty')::real, (body->'result'->>'criterion')::boolean,
    (body->'result'->>'guided')::boolean, (body->'result'->>'spoken')::boolean,
    (body->'result'->>'duration_ms')::int, body->'ctx'->>'mode', body->'ctx'->>'lang',
    body->'ctx'->>'build', (body->>'t')::bigint,
    nullif((body - array['v', 'id', 't', 'item', 'attempt', 'verb', 'object', 'result', 'ctx'])
      || (coalesce(nullif(body->'result', 'null'), '{}')
        - array['success', 'first_try', 'help', 'hints', 'difficulty', 'criterion', 'guided', 'spoken',
          'duration_ms'])
      || (coalesce(nullif(body->'ctx', 'null'), '{}') - array['level', 'skill', 'mode', 'lang', 'build']), '{}')
$$;

-- What was played before there were these tables stays where it is and can be read there until a job
-- has carried it over, batch by batch (server/src/play-sessions/carry). A row is in one place at any
-- time, so both together are always all of it. These views and tables leave with a later release.

create view play_session_before as
select account_id, id, child_of_row(child_id, account_id) as child_id, 'game' as kind,
  game_id as item_id, started_at as began_at, null::uuid as begin_key, null::bigint as edition
from play
union all
select account_id, id, child_of_row(child_id, account_id), 'course', course_id, viewed_at, null, edition
from course_view
union all
select account_id, id, child_of_row(child_id, account_id), 'tool', tool_id, used_at, null, null
from tool_use;

create view play_event_before as
select s.account_id, e.play_id as session_id, e.event_id, s.started_at as began_at, e.received_at,
  coalesce(e.happened_at, e.received_at) as happened_at, e.verb, f.*
from game_event_before e join play s on s.id = e.play_id, play_event_fields(e.body) f
union all
select s.account_id, e.view_id, e.event_id, s.viewed_at, e.received_at,
  coalesce(e.happened_at, e.received_at), e.verb, f.*
from course_event_before e join course_view s on s.id = e.view_id, play_event_fields(e.body) f
union all
select s.account_id, e.use_id, e.event_id, s.used_at, e.received_at,
  coalesce(e.happened_at, e.received_at), e.verb, f.*
from tool_event_before e join tool_use s on s.id = e.use_id, play_event_fields(e.body) f;

create view play_session_all as
select account_id, id, child_id, kind, item_id, began_at, begin_key, edition from play_session union all
select account_id, id, child_id, kind, item_id, began_at, begin_key, edition from play_session_before;

create view play_event_all as
select * from play_event union all select * from play_event_before;
