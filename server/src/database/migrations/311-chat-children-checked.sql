-- As in 274-who-plays-checked.sql.
alter table conversation validate constraint conversation_child;
alter table chat_turn validate constraint chat_turn_child;
alter table chat_flag validate constraint chat_flag_child;
alter table safety_case validate constraint safety_case_child;
