-- Devices that have signed in to an account: their wrong guesses are counted apart from strangers'.
create table idp_known_device (
  subject text not null references idp_account (subject) on delete cascade,
  -- SHA-256 of the number in the device's cookie: a copy of the database makes nobody known.
  device_hash bytea not null check (length(device_hash) = 32),
  seen_at timestamptz not null,
  primary key (subject, device_hash)
);

create index idp_known_device_seen on idp_known_device (seen_at);
