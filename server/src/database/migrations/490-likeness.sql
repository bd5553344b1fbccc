-- What staff type with a slip of a finger, or remember by a part, is found by its groups of three
-- letters. The module comes with PostgreSQL; whoever may create in this database may create it.
do $$ begin
  create extension if not exists pg_trgm;
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise exception 'the extension pg_trgm is missing (%). An administrator of the database server runs CREATE EXTENSION pg_trgm in this database once (Red Hat: after installing postgresql-contrib); then start again', sqlerrm;
end $$;
