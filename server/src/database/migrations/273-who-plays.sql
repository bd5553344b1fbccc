-- Who plays belongs to the session, which is a device: two phones, two children. Null until somebody
-- has chosen. A key of account and child: the database itself refuses another family's child.
alter table session
  add column child_id uuid,
  add constraint session_child foreign key (account_id, child_id)
    references child (account_id, id) on delete set null (child_id) not valid;

-- Argon2id of three pictures in their order; null: a tap on the face is enough.
alter table child add column picture_secret text;

-- Who plays in a session: who was chosen, else the family's first child.
create function child_of_session(family uuid, session_hash bytea) returns uuid
language sql stable parallel safe as $$
  select coalesce(
    (select s.child_id from session s where s.token_hash = session_hash and s.account_id = family),
    (select c.id from child c where c.account_id = family order by c.created_at, c.place limit 1))
$$;

-- A play session keeps the child who began it. Null: from before there were children.
alter table play
  add column child_id uuid,
  add constraint play_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade not valid;
alter table course_view
  add column child_id uuid,
  add constraint course_view_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade not valid;
alter table tool_use
  add column child_id uuid,
  add constraint tool_use_child foreign key (account_id, child_id)
    references child (account_id, id) on delete cascade not valid;
