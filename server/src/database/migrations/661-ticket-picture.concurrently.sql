create index concurrently if not exists ticket_message_picture
  on ticket_message (picture) where picture is not null;
