-- After the triggers, so that nothing falls between. Reads alone: nobody waits for it, and killed in the
-- middle it begins anew and ends the same.
insert into play_save (account_id, child_id, kind, item_id, save, saved_at)
select account_id, first_child_of(account_id), 'game', game_id, save, saved_at from game_save
on conflict do nothing;
insert into play_save (account_id, child_id, kind, item_id, save, saved_at)
select account_id, first_child_of(account_id), 'course', course_id, save, saved_at from course_save
on conflict do nothing;
insert into play_save (account_id, child_id, kind, item_id, save, saved_at)
select account_id, first_child_of(account_id), 'tool', tool_id, save, saved_at from tool_save
on conflict do nothing;
