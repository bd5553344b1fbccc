-- What the adult says of a child's learning: one goal that comes first, and whether anything adapts at
-- all. Without a row there is no goal, and tasks and "Lanjut" follow what the child has shown.
create table child_learning (
  account_id uuid not null,
  child_id uuid not null,
  -- "Tingkat tetap": tasks and "Lanjut" follow class or age alone.
  is_steady boolean not null default false,
  goal_kind text check (goal_kind in ('skill', 'game', 'course', 'tool')),
  goal_id text check (char_length(goal_id) between 1 and 48),
  check ((goal_kind is null) = (goal_id is null)),
  primary key (account_id, child_id),
  foreign key (account_id, child_id) references child (account_id, id) on delete cascade
);
