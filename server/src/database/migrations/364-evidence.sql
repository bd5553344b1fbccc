-- What may be claimed of a child stands on these rows alone: answers to criterion tasks, one by one
-- (docs/decisions/030-claims-need-two-tests.md). They outlive the months of raw events.
create table evidence (
  account_id uuid not null references account on delete cascade,
  child_id uuid not null,
  skill_id text not null,
  -- By the child's calendar when it arrived; a later change of zone moves nothing.
  day date not null,
  at timestamptz not null,
  -- By the child's clock: orders what one report brought in the same moment.
  client_ms bigint not null,
  session_id uuid not null,
  event_id text not null,
  -- No help was there or asked for; then right means: at the first try.
  unaided boolean not null,
  is_right boolean not null,
  -- In the order in which they are weighed.
  primary key (account_id, child_id, skill_id, at, client_ms, session_id, event_id),
  constraint evidence_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade
);

-- What is claimed of each skill: a fold over its evidence (kit/src/learning/claim), and nothing else.
-- `npm run claims:recompute` makes it anew.
create table skill_claim (
  account_id uuid not null references account on delete cascade,
  child_id uuid not null,
  skill_id text not null,
  -- The rule by which it was weighed; 0 before anything was.
  rule_version int not null default 0,
  state text not null default 'too_little'
    check (state in ('too_little', 'learning', 'with_help', 'alone', 'again')),
  -- The evidence in it: rows, and days on which they were given.
  answers int not null default 0,
  days int not null default 0,
  -- What the rule keeps between two answers.
  weighed jsonb not null default '{}',
  -- Each change of state with its day, oldest first.
  changes jsonb not null default '[]',
  last_day date,
  last_at timestamptz,
  -- The oldest evidence that is not in it yet; null when all is.
  due_from timestamptz,
  primary key (account_id, child_id, skill_id),
  constraint skill_claim_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade
);
create index skill_claim_due on skill_claim (due_from) where due_from is not null;
