-- When this session's second factor was last proven: what weighs most asks for it within five minutes.
alter table staff_session add column proven_at timestamptz;
update staff_session set proven_at = created_at;
alter table staff_session alter column proven_at set default now(), alter column proven_at set not null;
