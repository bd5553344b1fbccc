-- Makes room for 351-one-play-session.sql. An older process that is still there while this version is
-- being deployed can begin a play session; what the session reports it can no longer store: the browser
-- tries again until it meets this version. A refusal would have thrown those events away.
alter table play_event rename to game_event_before;
alter index play_event_when rename to game_event_before_when;
alter index play_event_pkey rename to game_event_before_pkey;
alter table course_event rename to course_event_before;
alter table tool_event rename to tool_event_before;
