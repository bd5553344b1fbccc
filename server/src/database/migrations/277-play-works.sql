-- What a child made and put on the shelf: a small picture of it. The work itself is in play_save, and
-- like that it is one child's: a shelf with a sibling's works would open what is not there.
create table play_work (
  account_id uuid not null references account on delete cascade,
  child_id uuid not null,
  kind text not null check (kind in ('game', 'course', 'tool')),
  item_id text not null,
  work_id text not null,
  title text not null,
  thumb bytea not null,
  thumb_type text not null check (thumb_type in ('image/png', 'image/webp')),
  changed_at timestamptz not null default now(),
  primary key (account_id, child_id, kind, item_id, work_id),
  constraint play_work_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade
);
create index play_work_shelf on play_work (account_id, child_id, changed_at desc);

-- What an older process shows or takes away during a deployment is carried over: see 275-play-saves.sql.
create function carry_work() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into play_work (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type, changed_at)
    values (new.account_id, first_child_of(new.account_id), 'tool', new.tool_id, new.work_id,
      new.title, new.thumb, new.thumb_type, new.changed_at)
    on conflict (account_id, child_id, kind, item_id, work_id) do update
      set title = excluded.title, thumb = excluded.thumb, thumb_type = excluded.thumb_type,
        changed_at = excluded.changed_at
      where play_work.changed_at <= excluded.changed_at;
  elsif pg_trigger_depth() = 1 then
    -- A process took it away itself; what goes with a child or an account has gone already.
    delete from play_work where account_id = old.account_id
      and child_id = first_child_of(old.account_id)
      and kind = 'tool' and item_id = old.tool_id and work_id = old.work_id;
  end if;
  return null;
end $$;
create trigger tool_work_is_carried after insert or update or delete on tool_work
  for each row execute function carry_work();

-- What a child takes off the shelf, or what goes with the child, is kept nowhere else either.
create function drop_carried_work() returns trigger language plpgsql as $$
begin
  if old.child_id is not distinct from first_child_of(old.account_id)
    or not exists (select 1 from child where account_id = old.account_id and id = old.child_id) then
    delete from tool_work where account_id = old.account_id
      and old.kind = 'tool' and tool_id = old.item_id and work_id = old.work_id;
  end if;
  return null;
end $$;
create trigger play_work_takes_the_carried after delete on play_work
  for each row execute function drop_carried_work();
