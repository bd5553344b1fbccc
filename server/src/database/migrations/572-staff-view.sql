-- How a colleague likes to see a list. Filters hold enumerated words alone, never what was typed.
create table staff_view (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  list text not null check (list in ('families', 'tickets', 'orders', 'mismatches', 'audit')),
  name text not null check (length(name) between 1 and 40),
  filters jsonb not null,
  sort_order text not null check (sort_order in ('asc', 'desc')),
  hidden text[] not null,
  is_default boolean not null,
  is_shared boolean not null,
  unique (staff_id, list, name)
);
create unique index staff_view_default on staff_view (staff_id, list) where is_default;
create index staff_view_shared on staff_view (list, name) where is_shared;
