-- Whose a talk with Nobi is. A key of account and child: the database itself refuses another family's
-- child. Kept for 90 days, so that nothing is rewritten: see child_of_row below.
alter table conversation
  add column child_id uuid,
  add constraint conversation_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade not valid;
alter table chat_turn
  add column child_id uuid,
  add constraint chat_turn_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade not valid;
alter table chat_flag
  add column child_id uuid,
  add constraint chat_flag_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade not valid;
-- A case stays when its child is removed: an adult who is the danger must not be able to close it so.
alter table safety_case
  add column child_id uuid,
  add constraint safety_case_child foreign key (account_id, child_id)
    references child (account_id, id) on delete set null (child_id) not valid;

-- A row from before there were children, or of an older process while this version is being deployed,
-- names no child: it is the first child's. This is the one place that says so.
create function child_of_row(child uuid, family uuid) returns uuid
language sql stable parallel safe as $$
  select coalesce(child, first_child_of(family))
$$;

-- What names no child goes with the first one.
create function drop_rows_before_children() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from child c where c.account_id = old.account_id
      and (c.created_at, c.place) < (old.created_at, old.place)) then
    delete from conversation where account_id = old.account_id and child_id is null;
    delete from chat_flag where account_id = old.account_id and child_id is null;
    update chat_settings set age_band = null
      where account_id = old.account_id and age_band is not null;
    delete from play where account_id = old.account_id and child_id is null;
    delete from course_view where account_id = old.account_id and child_id is null;
    delete from tool_use where account_id = old.account_id and child_id is null;
  end if;
  return null;
end $$;
create trigger child_takes_rows_before_children after delete on child
  for each row execute function drop_rows_before_children();

-- What of Nobi is on for a child. Without a row it stands as here; whether an outside model may answer
-- stays with the account.
create table chat_child_settings (
  account_id uuid not null references account on delete cascade,
  child_id uuid not null,
  nobi_on boolean not null default true,
  voice_on boolean not null default true,
  age_band text check (age_band in ('4-6', '7-9', '10-12')),
  changed_at timestamptz not null default now(),
  primary key (account_id, child_id),
  constraint chat_child_settings_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade
);

-- How often one child asked on a day in Jakarta: its share of what the family may ask (chat_day).
create table chat_child_day (
  account_id uuid not null references account on delete cascade,
  child_id uuid not null,
  day date not null,
  asked int not null check (asked >= 0),
  primary key (account_id, child_id, day),
  constraint chat_child_day_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade
);
create index chat_child_day_day on chat_child_day (day);

-- While this version is being deployed, an older process still switches for the whole family: what it
-- changes is carried to each child. These columns leave with a later release.
create function carry_chat_settings() returns trigger language plpgsql as $$
declare
  was_on boolean := true;
  had_voice boolean := true;
  was_band text;
begin
  if tg_op = 'UPDATE' then
    was_on := old.nobi_on;
    had_voice := old.voice_on;
    was_band := old.age_band;
  end if;
  if pg_trigger_depth() > 1 or (new.nobi_on, new.voice_on, new.age_band)
      is not distinct from (was_on, had_voice, was_band) then
    return null;
  end if;
  insert into chat_child_settings as s (account_id, child_id, nobi_on, voice_on, age_band)
  select account_id, id, new.nobi_on, new.voice_on, new.age_band
  from child where account_id = new.account_id
  on conflict (account_id, child_id) do update set changed_at = now(),
    nobi_on = case when new.nobi_on = was_on then s.nobi_on else new.nobi_on end,
    voice_on = case when new.voice_on = had_voice then s.voice_on else new.voice_on end,
    age_band = case when new.age_band is not distinct from was_band then s.age_band
      else new.age_band end;
  return null;
end $$;
create trigger chat_settings_are_carried after insert or update on chat_settings
  for each row execute function carry_chat_settings();
