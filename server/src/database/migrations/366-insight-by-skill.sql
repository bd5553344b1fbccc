-- What a sample of families shows of each skill and of each way of asking it, replaced as a whole by a job.
-- Sums alone, and none of fewer than twenty children: the table itself refuses it.
create table insight_skill_stand (
  skill text primary key,
  children int not null check (children >= 20),
  -- Of them, in percent: who can do it alone; who left it unfinished and played on elsewhere.
  alone_percent smallint not null,
  stopped_percent smallint not null,
  counted_at timestamptz not null default now()
);

create table insight_difficulty (
  item text not null,
  skill text not null,
  level smallint not null,
  children int not null check (children >= 20),
  answers int not null,
  -- Right at the first try: seen, and expected of these children from the difficulty that content states.
  right_percent smallint not null,
  expected_percent smallint not null,
  -- In logits: the mean of what content states, and how much harder the task showed itself.
  stated real not null,
  shift real not null,
  primary key (item, skill, level)
);
