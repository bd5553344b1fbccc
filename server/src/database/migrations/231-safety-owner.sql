-- A case belongs to somebody, and is told of once when its time is over.
alter table safety_case
  -- Of the staff; without a reference: who is gone owned it all the same.
  add column owner_id uuid,
  add column owner_name text,
  -- The adult of the family was told as well; of harm at home nobody of the family is.
  add column is_family_told boolean not null default false,
  add column late_told_at timestamptz;
create index safety_case_late on safety_case (opened_at)
  where state = 'open' and late_told_at is null;
