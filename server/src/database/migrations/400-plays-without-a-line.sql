-- What is played without a line arrives later (docs/decisions/054-queue-and-merges.md).

-- Play sessions that were recorded after they began. A table of its own: a column on `play_session`
-- would want an index there, and building that reads every play there ever was.
create table play_session_late (
  account_id uuid not null,
  session_id uuid not null,
  recorded_at timestamptz not null default now(),
  primary key (account_id, session_id),
  constraint play_session_late_session foreign key (account_id, session_id)
    references play_session (account_id, id) on delete cascade
);
create index play_session_late_when on play_session_late (recorded_at);

-- Which state of a save this is: each write names the one that it was made from.
alter table play_save add rev int not null default 1;

-- What a save held before it was merged with another device's: kept for 30 days.
create table play_save_older (
  account_id uuid not null,
  child_id uuid not null,
  kind text not null check (kind in ('game', 'course', 'tool')),
  item_id text not null,
  rev int not null,
  save text not null,
  kept_at timestamptz not null default now(),
  primary key (account_id, child_id, kind, item_id, rev),
  constraint play_save_older_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade
);
create index play_save_older_when on play_save_older (kept_at);
