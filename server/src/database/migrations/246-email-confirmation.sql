-- When the owner of a mailbox proved it. Until then it gets one neutral letter and receipts.
alter table account add column email_confirmed_at timestamptz;

-- Who came with a provider's word, or used the link of a reset letter, has proved it already.
update account a set email_confirmed_at = now()
where exists (
  select 1 from identity i left join idp_account p on p.subject = i.subject
  where i.account_id = a.id and (i.google_since is not null or (p.email_verified and p.email = a.email))
);

-- The latest letter that asks for it. One row for each account: a new letter ends the one before.
create table email_confirmation (
  account_id uuid primary key references account on delete cascade,
  -- SHA-256 of the number in the link.
  link_hash bytea not null unique check (length(link_hash) = 32),
  -- SHA-256 of account and digits; five guesses are what guards six digits.
  code_hash bytea not null check (length(code_hash) = 32),
  guesses int not null default 0,
  expires_at timestamptz not null
);
