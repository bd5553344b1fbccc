-- after: 677-session-directory.batches.sql
-- after: 678-family-directories.batches.sql
-- Statements of this release ask the directories first: all has to be in them before it serves.
comment on table session_directory is 'whole: whose each session is';
comment on table order_directory is 'whole: whose each order is, while its family is here';
comment on table email_directory is 'whole: who has signed up with each address';
