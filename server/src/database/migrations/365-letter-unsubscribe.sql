-- Where a letter that was asked for can be ended with one tap, by its reader or by the mail program
-- (RFC 8058); null of letters that nobody can choose.
alter table letter add column unsubscribe_url text;
