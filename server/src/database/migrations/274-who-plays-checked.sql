-- Apart from the file before, so that these reads hold no lock that anybody waits for.
alter table session validate constraint session_child;
alter table play validate constraint play_child;
alter table course_view validate constraint course_view_child;
alter table tool_use validate constraint tool_use_child;
