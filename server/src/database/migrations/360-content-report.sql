-- What a child or an adult says is wrong with content. It goes with the child in whose name it was
-- written: a removed child leaves nothing.
create table content_report (
  account_id uuid not null references account on delete cascade,
  id uuid not null default uuid_v7(),
  child_id uuid not null,
  kind text not null check (kind in ('game', 'course', 'tool', 'nobi')),
  -- Null: the page that shows all of that kind.
  item text check (char_length(item) <= 64),
  -- The answer of Nobi that is meant, as long as it is kept.
  turn_id bigint references chat_turn on delete set null,
  reason text not null check (reason in ('broken', 'wrong', 'scary', 'unkind')),
  words text check (char_length(words) between 1 and 1000),
  created_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'closed')),
  -- Of the staff; without a reference: who is gone owned it all the same.
  owner_id uuid,
  owner_name text,
  outcome text check (outcome in ('mended', 'no_fault', 'passed_on')),
  note text,
  closed_by text,
  closed_at timestamptz,
  primary key (account_id, id),
  constraint content_report_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade
);
create index content_report_recent on content_report (account_id, created_at desc);
create index content_report_child on content_report (account_id, child_id);
create index content_report_queue on content_report (state, created_at, id);
create index content_report_alike on content_report (kind, coalesce(item, ''), reason) where state = 'open';
create index content_report_id on content_report (id);
create index content_report_turn on content_report (turn_id) where turn_id is not null;
