-- With 100 million plays a child's call may only walk down an index. What the day's limit and the
-- course history ask for lies in the index itself, so that the wide table is not read for it.
create index play_of_account on play (account_id, started_at) include (id);
drop index play_account;
create index course_view_of_account on course_view (account_id, viewed_at desc)
  include (id, course_id);
drop index course_view_account;
create index tool_use_of_account on tool_use (account_id, used_at desc) include (id);
drop index tool_use_account;

-- A sign-up asks whether an address is taken: without this it read every account.
create index account_address on account (email);
