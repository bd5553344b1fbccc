-- When an administrator last tried the mail server and the gateway, and what came of it.
create table setup_trial (
  what text primary key check (what in ('mail', 'payments')),
  tried_at timestamptz not null,
  trouble text
);
-- Each backup that `npm run backup` has finished.
create table backup_run (
  id bigint generated always as identity primary key,
  finished_at timestamptz not null default now(),
  is_encrypted boolean not null
);
create index backup_run_newest on backup_run (finished_at desc);
