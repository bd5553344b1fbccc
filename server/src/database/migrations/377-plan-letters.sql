-- Whether a family that asked for its money back has heard that it has gone.
alter table money_back add column told_at timestamptz;
update money_back m set told_at = m.asked_at from refund r
where r.key = m.refund_key and r.state = 'accepted';

-- Who wants no letters about the end of a plan. A row is the wish.
create table plan_letter_off (
  account_id uuid primary key references account on delete cascade,
  chosen_at timestamptz not null default now()
);
