-- The moment in which something happened, computed by the server from how old a report calls it and
-- never outside its play session; null: as it was received.
alter table play_event add column happened_at timestamptz;
alter table course_event add column happened_at timestamptz;
alter table tool_event add column happened_at timestamptz;
