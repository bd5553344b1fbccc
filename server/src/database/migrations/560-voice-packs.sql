-- What somebody recorded for an installation (docs/decisions/086-voice-packs.md). A published pack never changes.
create table voice_pack (
  version int generated always as identity primary key,
  published_at timestamptz not null default now()
);
create table voice_clip (
  version int not null references voice_pack on delete cascade,
  key text not null,
  language text not null check (language in ('id', 'en')),
  words text not null,
  file text not null,
  bytes int not null check (bytes > 0),
  primary key (version, key)
);
create index voice_clip_file on voice_clip (file);
