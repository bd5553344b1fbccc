-- A picture's file is stored outside the database. Its name stands here from before it is stored until
-- an account has it, and again when the account has another: whatever ends in between, the file is
-- found and removed.
create table unclaimed_picture (
  name text primary key,
  since timestamptz not null default now()
);
