-- Content that staff uploaded; its files lie behind the files port, in a folder of its id.
create table guest_package (
  id text primary key,
  kind text not null check (kind in ('game', 'course', 'tool')),
  slug text not null,
  version int not null,
  manifest jsonb not null,
  findings jsonb not null,
  files int not null,
  bytes bigint not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'published', 'replaced', 'withdrawn')),
  -- Without references: who is gone did this all the same.
  uploaded_by uuid not null,
  uploaded_email text not null,
  uploaded_at timestamptz not null default now(),
  published_by uuid,
  published_email text,
  published_at timestamptz,
  unique (kind, slug, version),
  -- Two people: nobody publishes what they uploaded, whatever the server says.
  check (published_by <> uploaded_by),
  check (state in ('waiting', 'withdrawn') or published_by is not null)
);
create unique index guest_package_live on guest_package (kind, slug) where state = 'published';
