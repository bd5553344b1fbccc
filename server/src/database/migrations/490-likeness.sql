-- What staff type with a slip of a finger, or remember by a part, is found by its groups of three
-- letters. The module comes with PostgreSQL; whoever may create in this database may create it.
create extension if not exists pg_trgm;
