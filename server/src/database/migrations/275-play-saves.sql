-- Of a family whose children had one save together, it is the first child's.
create function first_child_of(family uuid) returns uuid
language sql stable parallel safe as $$
  select c.id from child c where c.account_id = family order by c.created_at, c.place limit 1
$$;

-- What content keeps for a child between two play sessions: one table for games, courses and tools.
-- A key of account and child: the database itself refuses another family's child.
create table play_save (
  account_id uuid not null references account on delete cascade,
  child_id uuid not null,
  kind text not null check (kind in ('game', 'course', 'tool')),
  item_id text not null,
  save text not null,
  saved_at timestamptz not null default now(),
  primary key (account_id, child_id, kind, item_id),
  constraint play_save_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade
);

-- While this version is being deployed, an older process still writes to the tables from before: what
-- it keeps is carried over, unless something newer is there. They leave with a later release.
create function carry_save() returns trigger language plpgsql as $$
begin
  insert into play_save (account_id, child_id, kind, item_id, save, saved_at)
  values (new.account_id, first_child_of(new.account_id), tg_argv[0],
    to_jsonb(new) ->> (tg_argv[0] || '_id'), new.save, new.saved_at)
  on conflict (account_id, child_id, kind, item_id) do update
    set save = excluded.save, saved_at = excluded.saved_at
    where play_save.saved_at <= excluded.saved_at;
  return null;
end $$;
create trigger game_save_is_carried after insert or update on game_save
  for each row execute function carry_save('game');
create trigger course_save_is_carried after insert or update on course_save
  for each row execute function carry_save('course');
create trigger tool_save_is_carried after insert or update on tool_save
  for each row execute function carry_save('tool');

-- What was the family's together goes with the child to whom it was carried.
create function drop_carried_saves() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from child c where c.account_id = old.account_id
      and (c.created_at, c.place) < (old.created_at, old.place)) then
    delete from game_save where account_id = old.account_id;
    delete from course_save where account_id = old.account_id;
    delete from tool_save where account_id = old.account_id;
  end if;
  return null;
end $$;
create trigger child_takes_carried_saves after delete on child
  for each row execute function drop_carried_saves();
