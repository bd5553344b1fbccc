-- What colleagues record in the console (docs/decisions/096-voice-studio.md). Nothing is replaced: the newest take of a line counts.
create table voice_take (
  id text primary key,
  place bigint generated always as identity,
  key text not null,
  language text not null check (language in ('id', 'en')),
  words text not null,
  -- Where the line stood, so that other words at the same place are known to be new.
  places text[] not null,
  file text not null,
  bytes int not null check (bytes > 0),
  milliseconds int not null check (milliseconds > 0),
  -- Without references: who is gone spoke this all the same.
  taken_by uuid not null,
  taken_email text not null,
  taken_at timestamptz not null default now()
);
create unique index voice_take_newest on voice_take (key, place desc);
create index voice_take_file on voice_take (file);
