-- Families who asked for a letter about their children's week. A row is the wish; the newest Sunday whose
-- letter was written, or found to have nothing to say, is claimed on it: one a family and week.
create table report_letter (
  account_id uuid primary key references account on delete cascade,
  last_sunday date,
  chosen_at timestamptz not null default now()
);
create index report_letter_due on report_letter (last_sunday nulls first);
