-- As in 276-play-saves-carried.sql.
insert into play_work (account_id, child_id, kind, item_id, work_id, title, thumb, thumb_type, changed_at)
select account_id, first_child_of(account_id), 'tool', tool_id, work_id, title, thumb, thumb_type, changed_at
from tool_work
on conflict do nothing;
