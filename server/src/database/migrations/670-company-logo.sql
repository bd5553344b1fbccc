-- The company's own mark, which an administrator uploads on the first day; at most one.
create table company_logo (
  is_only boolean primary key default true check (is_only),
  -- A PNG of ours, redrawn.
  picture bytea not null check (octet_length(picture) between 1 and 100000),
  changed_at timestamptz not null default now()
);
