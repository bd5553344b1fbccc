-- Help that a child asked for, told apart from help that came with the task or after misses; null before
-- this was told.
alter table evidence add column requested boolean;
