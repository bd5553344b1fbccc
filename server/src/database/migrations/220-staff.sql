-- A colleague is a person of their own, apart from families' accounts. Nobody is removed: what a
-- colleague wrote, published or answered keeps its name after they have left.
create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  display_name text not null,
  language text not null check (language in ('id', 'en')),
  roles text[] not null check (
    cardinality(roles) > 0
    and roles <@ array['support', 'content', 'finance', 'safety', 'administrator']
  ),
  -- PHC string, argon2id; null for who signs in through a provider alone.
  password_hash text,
  created_at timestamptz not null default now(),
  left_at timestamptz
);
create unique index staff_email on staff (email) where left_at is null;

-- Who a provider says a colleague is; an address alone proves nothing.
create table staff_identity (
  issuer text not null,
  subject text not null,
  staff_id uuid not null references staff on delete cascade,
  primary key (issuer, subject)
);
create index staff_identity_staff on staff_identity (staff_id);

-- Everybody who is staff, and who was and is still named somewhere, under the id they had, so that
-- drafts, replies, packages and the log go on naming them. Until now all could do everything.
insert into staff (id, email, display_name, language, roles, password_hash, created_at, left_at)
select a.id, lower(a.email), a.display_name, a.language,
  array['support', 'content', 'finance', 'safety', 'administrator'],
  (select p.password_hash from identity i join idp_account p on p.subject = i.subject
   where i.account_id = a.id and i.issuer = (select issuer from installation)
     and not p.disabled and i.google_since is null
   order by i.created_at limit 1),
  a.created_at,
  case when a.is_staff and a.suspended_at is null and row_number() over (
    partition by lower(a.email), a.is_staff and a.suspended_at is null
    order by a.created_at, a.id) = 1 then null else now() end
from account a
where a.is_staff or a.id in (
  select responded_by from ticket union select assigned_to from ticket
  union select author from lesson_draft union select staff_id from staff_audit
  union select written_by from lesson_version union select published_by from lesson_version
  union select uploaded_by from guest_package union select published_by from guest_package);

insert into staff_identity (issuer, subject, staff_id)
select i.issuer, i.subject, s.id from identity i join staff s on s.id = i.account_id
where s.left_at is null and i.issuer <> (select issuer from installation);

delete from staff_second_factor where account_id not in (select id from staff where left_at is null);
delete from staff_recovery_code where account_id not in (select id from staff where left_at is null);
delete from staff_session where account_id not in (select id from staff where left_at is null);
delete from staff_challenge;

alter table staff_second_factor drop constraint staff_second_factor_account_id_fkey;
alter table staff_second_factor rename column account_id to staff_id;
alter table staff_second_factor add foreign key (staff_id) references staff on delete cascade;
alter table staff_recovery_code drop constraint staff_recovery_code_account_id_fkey;
alter table staff_recovery_code rename column account_id to staff_id;
alter table staff_recovery_code add foreign key (staff_id) references staff on delete cascade;
alter index staff_recovery_code_account rename to staff_recovery_code_staff;
alter table staff_challenge drop constraint staff_challenge_account_id_fkey;
alter table staff_challenge rename column account_id to staff_id;
alter table staff_challenge add foreign key (staff_id) references staff on delete cascade;
alter table staff_session drop constraint staff_session_account_id_fkey;
alter table staff_session rename column account_id to staff_id;
alter table staff_session add foreign key (staff_id) references staff on delete cascade;
alter index staff_session_account rename to staff_session_staff;

alter table ticket drop constraint ticket_responded_by_fkey;
alter table ticket add foreign key (responded_by) references staff on delete set null;
alter table ticket drop constraint ticket_assigned_to_fkey;
alter table ticket add foreign key (assigned_to) references staff on delete set null;

-- A superuser is a family that need not pay; it opens no console.
alter table account rename column is_staff to is_superuser;
drop index account_staff;
