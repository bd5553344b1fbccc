/** What a later release may bring to a database with families, each file as its name says. */
export const laterMigrations: Readonly<Record<string, string>> = {
  '990-kite.sql': `
    create table kite (
      account_id uuid not null,
      child_id uuid not null,
      id uuid not null default gen_random_uuid(),
      colour text not null,
      primary key (account_id, id)
    );
    select place_by_account('kite');
    alter table kite add foreign key (account_id, child_id) references child (account_id, id) on delete cascade;
    alter table child add column flies boolean not null default false;
    alter table child add column height smallint;`,
  '991-kite.concurrently.sql':
    'create index concurrently if not exists child_flies on child (account_id) where flies;\n',
  '992-height.batches.sql': `with family as (
      select id from account where id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')
      order by id limit 500
    ), done as (
      update child set height = 120 from family where child.account_id = family.id and height is null
      returning child.id
    )
    select max(id::text) as mark, (select count(*)::int from done) as rows from family\n`,
};
