-- after: 490-likeness.sql
-- Parts of a name and of what stands before the @, also with a typo.
create index concurrently if not exists account_name_like on account
  using gin (lower(display_name) gin_trgm_ops) with (fastupdate = off);
create index concurrently if not exists account_email_like on account
  using gin (split_part(lower(email), '@', 1) gin_trgm_ops) with (fastupdate = off);
create index concurrently if not exists ticket_subject_like on ticket
  using gin (lower(subject) gin_trgm_ops) with (fastupdate = off);
-- The last digits of a number, and both ends of an order's id, however it is written.
create index concurrently if not exists account_whatsapp_end on account
  (reverse(whatsapp) text_pattern_ops) where whatsapp is not null;
create index concurrently if not exists orders_id_start on orders (lower(id) text_pattern_ops);
create index concurrently if not exists orders_id_end on orders (reverse(lower(id)) text_pattern_ops);
-- What waits for a second person.
create index concurrently if not exists lesson_version_waiting on lesson_version
  (handed_in_at, id) where state = 'waiting';
create index concurrently if not exists guest_package_waiting on guest_package
  (uploaded_at, id) where state = 'waiting';
