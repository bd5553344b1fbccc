-- One answer at a time and six questions a minute are each child's own: two siblings on two phones need
-- not wait for each other. Rows of a day, so few that nothing waits for it. The slot of the family, in
-- chat_day, is written by older processes while this version is being deployed, and by no other.
alter table chat_child_day
  add column answering uuid,
  add column busy_until timestamptz,
  add column minute_began timestamptz,
  add column in_minute int not null default 0;
