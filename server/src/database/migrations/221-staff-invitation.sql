-- A mailed, single-use way in for a colleague. The row goes when it is used or withdrawn; the audit
-- log tells of it for good.
create table staff_invitation (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  language text not null check (language in ('id', 'en')),
  roles text[] not null check (
    cardinality(roles) > 0
    and roles <@ array['support', 'content', 'finance', 'safety', 'administrator']
  ),
  token_hash bytea not null unique,
  invited_by uuid not null references staff,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Of the authenticator app that is being enrolled; sealed.
  secret bytea,
  attempts int not null default 0
);
create index staff_invitation_by on staff_invitation (invited_by);
