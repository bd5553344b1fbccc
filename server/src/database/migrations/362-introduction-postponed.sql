-- A family that puts off naming its first child is asked no more, on whatever device it opens.
alter table child add column introduction_postponed_at timestamptz;
