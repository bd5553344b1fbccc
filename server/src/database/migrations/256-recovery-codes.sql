-- Recovery codes are hashed slowly, each with a salt of its own. The first four signs find the row;
-- those from before keep their plain hash until they are used or renewed.
alter table staff_recovery_code drop constraint staff_recovery_code_pkey;
alter table staff_recovery_code alter column code_hash drop not null;
alter table staff_recovery_code add column selector text;
-- PHC string, argon2id.
alter table staff_recovery_code add column slow_hash text;
alter table staff_recovery_code add check ((code_hash is null) = (slow_hash is not null)
  and (selector is null) = (slow_hash is null));
create unique index staff_recovery_code_selector on staff_recovery_code (staff_id, selector);
