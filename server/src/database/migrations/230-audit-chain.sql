-- The log is a chain: each row carries the SHA-256 of the row before it, so that none can be changed,
-- taken out or put in between without every later hash telling. `npm run audit:verify` walks it.
alter table staff_audit
  -- Its place in the chain, from 1 and without gaps.
  add column place bigint,
  -- What a family's erasure changes is not hashed itself: the chain holds a salted digest of it.
  add column salt bytea,
  add column digest bytea,
  -- The digest of what stands here since an erasure; the salt of what stood here is gone with it.
  add column redaction bytea,
  add column hash bytea;

-- Parts that cannot run into each other: each is led by its length, nothing is a dash.
create function staff_audit_part(part text) returns text language sql immutable as $$
  select coalesce(octet_length(convert_to(part, 'UTF8')) || ':' || part, '-')
$$;

create function staff_audit_digest(of_row staff_audit) returns bytea language sql stable as $$
  select sha256(of_row.salt || convert_to(
    staff_audit_part(of_row.about) || staff_audit_part(of_row.family_id::text)
    || staff_audit_part(of_row.reason) || staff_audit_part(of_row.before::text)
    || staff_audit_part(of_row.after::text), 'UTF8'))
$$;

create function staff_audit_hash(of_row staff_audit, previous bytea) returns bytea
language sql stable as $$
  select sha256(previous || of_row.digest || convert_to(
    staff_audit_part(of_row.place::text)
    || staff_audit_part((extract(epoch from of_row.at) * 1000000)::bigint::text)
    || staff_audit_part(of_row.staff_id::text) || staff_audit_part(of_row.staff_email)
    || staff_audit_part(of_row.did), 'UTF8'))
$$;

-- 244 bits that nobody can guess, without an extension.
create function staff_audit_salt() returns bytea language sql volatile as $$
  select decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
$$;

create function staff_audit_chains() returns trigger language plpgsql as $$
declare
  last record;
begin
  -- One writer at a time until its transaction ends: the next one sees this row or none.
  perform pg_advisory_xact_lock(hashtextextended('nobi.staff_audit', 0));
  select place, hash into last from staff_audit order by place desc limit 1;
  new.place := coalesce(last.place, 0) + 1;
  new.salt := staff_audit_salt();
  new.redaction := null;
  new.digest := staff_audit_digest(new);
  new.hash := staff_audit_hash(new, coalesce(last.hash, ''::bytea));
  return new;
end $$;

alter table staff_audit disable trigger staff_audit_is_kept;
do $$
declare
  this staff_audit;
  last_place bigint := 0;
  last_hash bytea := '';
begin
  for this in select * from staff_audit order by id loop
    last_place := last_place + 1;
    this.place := last_place;
    this.salt := staff_audit_salt();
    this.digest := staff_audit_digest(this);
    last_hash := staff_audit_hash(this, last_hash);
    update staff_audit set place = this.place, salt = this.salt, digest = this.digest,
      hash = last_hash where id = this.id;
  end loop;
end $$;
alter table staff_audit enable trigger staff_audit_is_kept;

alter table staff_audit
  alter column place set not null,
  alter column salt set not null,
  alter column digest set not null,
  alter column hash set not null;
create unique index staff_audit_place on staff_audit (place);

create trigger staff_audit_chains before insert on staff_audit
  for each row execute function staff_audit_chains();

-- An erasure may empty what is a family's, and nothing else; what it leaves has a digest of its own,
-- which a later row of the chain names.
create function staff_audit_redacts() returns trigger language plpgsql as $$
begin
  if (new.id, new.place, new.at, new.staff_id, new.staff_email, new.did, new.digest, new.hash)
    is distinct from
    (old.id, old.place, old.at, old.staff_id, old.staff_email, old.did, old.digest, old.hash) then
    raise exception 'the audit log is only ever added to';
  end if;
  new.salt := staff_audit_salt();
  new.redaction := staff_audit_digest(new);
  return new;
end $$;
create trigger staff_audit_redacts before update on staff_audit
  for each row execute function staff_audit_redacts();
