-- What staff changed about an item; the manifest says the rest.
create table staff_item (
  kind text not null check (kind in ('game', 'course', 'tool')),
  slug text not null,
  changes jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (kind, slug)
);
