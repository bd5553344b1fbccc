-- Families who may ask for the week's report by WhatsApp. A number in an account is only what somebody
-- typed; it stands here once it was proven: a code of the adult's room came from that very phone. A row
-- without a number is an open code. One number, one family.
create table report_whatsapp (
  account_id uuid primary key references account on delete cascade,
  code_hash bytea unique,
  code_until timestamptz,
  number text unique check (number ~ '^\+62[0-9]{8,13}$'),
  linked_at timestamptz,
  -- When the number last proved that it is still in use by somebody who knows the word.
  used_at timestamptz,
  check ((code_hash is null) = (code_until is null)),
  check ((number is null) = (linked_at is null) and (number is null) = (used_at is null)),
  check (code_hash is not null or number is not null)
);

-- What arrived, so that nothing is answered twice and no number too often. Hashed: an id of WhatsApp holds
-- the number that it came from. Deleted after two days.
create table whatsapp_message (
  digest bytea primary key,
  sender_digest bytea not null,
  received_at timestamptz not null
);
create index whatsapp_message_sender on whatsapp_message (sender_digest, received_at);
create index whatsapp_message_received on whatsapp_message (received_at);
