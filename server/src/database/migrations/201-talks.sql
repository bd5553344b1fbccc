-- The queue of questions: a talk that goes on (staff have answered before, the family has written
-- again) comes before a new question; then whoever waits longest. The old index still serves the
-- other direction, by time alone.
create index ticket_queue on ticket (state, (response is null), waiting_since, id);
