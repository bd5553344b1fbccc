-- What a child has shown of each skill: first tries at criterion tasks, without any help, in the order
-- in which they arrived. Items choose from it (kit/src/learning/chooser/begin.ts), whatever a save says.
-- It follows from play_event alone and can be made anew from it.
create table skill_state (
  account_id uuid not null references account on delete cascade,
  child_id uuid not null,
  skill_id text not null,
  -- The newest, newest last: 1 right, 0 not.
  marks text not null check (marks ~ '^[01]{1,42}$'),
  -- By the child's calendar.
  first_day date not null,
  last_day date not null,
  changed_at timestamptz not null default now(),
  primary key (account_id, child_id, skill_id),
  constraint skill_state_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade
);
