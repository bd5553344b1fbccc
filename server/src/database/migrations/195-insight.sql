-- What is played, day by day (WIB): numbers of all families together, without an account in them.
-- A job adds to them what happened since its mark; sittings themselves are never read whole.
create table insight_mark (
  source text primary key check (source in ('game', 'course', 'tool')),
  -- Everything up to this moment is in the numbers.
  upto timestamptz not null
);
insert into insight_mark (source, upto)
select unnest(array['game', 'course', 'tool']), timestamptz '2025-01-01T00:00:00Z';

-- A sitting belongs to the day on which it began, whenever it tells something.
create table insight_item (
  kind text not null,
  item text not null,
  day date not null,
  -- For whom the item was at the time; null when it had left the shelf already.
  age_min smallint,
  age_max smallint,
  -- Sittings, and those of them in which something was finished.
  begun int not null,
  finished int not null,
  -- Minutes in which a sitting told something.
  minutes int not null,
  -- Different families on this day.
  families int not null,
  primary key (kind, item, day)
);
create index insight_item_day on insight_item (day);

-- Different families that played anything.
create table insight_day (
  day date primary key,
  families int not null
);

create table insight_lesson (
  item text not null,
  day date not null,
  -- Counted from 1.
  lesson smallint not null,
  -- Sittings in which it was seen, and those that finished it.
  begun int not null,
  finished int not null,
  primary key (item, day, lesson)
);
create index insight_lesson_day on insight_lesson (day);

-- The last place that was reached in sittings left unfinished: `insight-facts.ts` names them.
create table insight_stop (
  kind text not null,
  item text not null,
  day date not null,
  place text not null,
  stopped int not null,
  primary key (kind, item, day, place)
);

create table insight_skill (
  kind text not null,
  item text not null,
  day date not null,
  skill text not null,
  -- Answers given, those that were right, and those right without a miss or a hint before.
  tries int not null,
  solved int not null,
  first_try int not null,
  -- How often a child came to master it.
  mastered int not null,
  primary key (kind, item, day, skill)
);
create index insight_skill_day on insight_skill (day);

-- Rows lie in the order of their time, so a few kilobytes find the newest of them, and a sitting
-- that begins costs nothing more.
create index play_when on play using brin (started_at) with (autosummarize = on);
create index play_event_when on play_event using brin (received_at) with (autosummarize = on);
create index course_view_when on course_view using brin (viewed_at) with (autosummarize = on);
create index course_event_when on course_event using brin (received_at) with (autosummarize = on);
create index tool_use_when on tool_use using brin (used_at) with (autosummarize = on);
create index tool_event_when on tool_event using brin (received_at) with (autosummarize = on);
