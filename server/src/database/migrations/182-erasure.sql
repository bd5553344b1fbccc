-- Who was erased, so that a restored backup can be erased again. Without the account id, which
-- nobody can guess, neither hash tells anything.
create table erasure (
  id uuid primary key,
  -- SHA-256 of the account's id.
  account_hash bytea not null unique,
  -- SHA-256 of the account's id, a colon and its e-mail.
  email_hash bytea not null,
  at timestamptz not null default now()
);

-- Bookkeeping keeps orders for years; of whom is erased.
alter table orders alter column account_id drop not null;

-- A family's last letter goes when it has been sent.
alter table letter add column is_last boolean not null default false;
create index letter_last on letter (id) where is_last;

-- An erased family's id and address leave the log as well; what was done stays in it.
create or replace function staff_audit_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('nobi.erasing', true) = 'on' then
    return null;
  end if;
  raise exception 'the audit log is only ever added to';
end $$;
