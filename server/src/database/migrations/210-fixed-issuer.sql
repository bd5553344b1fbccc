-- Who our own identity provider says it is. It was derived from PUBLIC_URL, so a product that moved to
-- another name knew none of its families. One name for good, made here and restored with the rest.
create table installation (
  is_only boolean primary key default true check (is_only),
  issuer text not null,
  created_at timestamptz not null default now()
);
insert into installation (issuer) values ('urn:nobi:idp:' || gen_random_uuid());

-- A person who came back under another name of the product has two rows: the first is theirs, the
-- others led to a second account, which must not stay a second colleague.
create temporary table embedded_identity on commit drop as
  select i.issuer, i.subject, i.account_id,
    row_number() over (partition by i.subject order by i.created_at, i.account_id) as nth
  from identity i join idp_account p on p.subject = i.subject
  where i.issuer like '%/idp';

update account set is_staff = false
where id in (select account_id from embedded_identity where nth > 1)
  and id not in (select account_id from embedded_identity where nth = 1);

delete from identity i using embedded_identity e
where i.issuer = e.issuer and i.subject = e.subject and e.nth > 1;

update identity i set issuer = (select issuer from installation)
from embedded_identity e
where i.issuer = e.issuer and i.subject = e.subject and e.nth = 1;
