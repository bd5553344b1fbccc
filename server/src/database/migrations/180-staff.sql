-- The console's own sign-in: a second factor, and sessions apart from the families'.
create table staff_second_factor (
  account_id uuid primary key references account on delete cascade,
  -- Encrypted with a key of the table `secret`.
  secret bytea not null,
  -- A code counts once: steps up to this one are used (RFC 6238, 5.2).
  last_step bigint not null,
  created_at timestamptz not null default now()
);

create table staff_recovery_code (
  code_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  used_at timestamptz
);
create index staff_recovery_code_account on staff_recovery_code (account_id);

create table staff_challenge (
  challenge_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  -- Of an app that is being enrolled.
  secret bytea,
  attempts int not null default 0,
  expires_at timestamptz not null
);
create index staff_challenge_expiry on staff_challenge (expires_at);

create table staff_session (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index staff_session_account on staff_session (account_id);

-- What staff did and looked at. Ids without references: the log outlives whom it is about.
create table staff_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id uuid not null,
  staff_email text not null,
  did text not null,
  about text,
  family_id uuid,
  reason text,
  before jsonb,
  after jsonb
);
create index staff_audit_family on staff_audit (family_id, id desc) where family_id is not null;
create index staff_audit_who on staff_audit (staff_email, id desc);
create index staff_audit_did on staff_audit (did, id desc);

create function staff_audit_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end $$;
create trigger staff_audit_is_kept before update or delete or truncate on staff_audit
  for each statement execute function staff_audit_is_kept();

-- Finding a family by what they tell on the telephone.
create index account_newest on account (created_at desc, id);
create index account_email on account (lower(email) text_pattern_ops);
create index account_name on account (lower(display_name) text_pattern_ops);
create index account_whatsapp on account (whatsapp text_pattern_ops) where whatsapp is not null;
