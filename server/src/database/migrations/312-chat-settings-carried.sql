-- As in 276-play-saves-carried.sql: what an adult chose for all children is chosen for each.
insert into chat_child_settings (account_id, child_id, nobi_on, voice_on, age_band, changed_at)
select s.account_id, c.id, s.nobi_on, s.voice_on, s.age_band, s.changed_at
from chat_settings s join child c on c.account_id = s.account_id
on conflict do nothing;

-- An older process asks the family's switch alone: it rests there as soon as one child's is off.
create function tell_family_switch() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 and new.nobi_on is distinct from
      (case when tg_op = 'UPDATE' then old.nobi_on else true end) then
    insert into chat_settings as s (account_id, nobi_on)
    select new.account_id, bool_and(nobi_on) from chat_child_settings
    where account_id = new.account_id
    on conflict (account_id) do update set nobi_on = excluded.nobi_on;
  end if;
  return null;
end $$;
create trigger family_switch_is_told after insert or update on chat_child_settings
  for each row execute function tell_family_switch();
