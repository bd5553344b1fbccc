-- Books of the library that staff write in the console (docs/decisions/105-books-from-the-console.md).
-- One draft a book, which all who may write see; `revision` grows with every save, so that nobody writes over another.
create table library_book (
  id text primary key,
  -- A `BookDraft` of the kit; half of it may still be missing.
  draft jsonb not null,
  revision int not null default 1,
  -- Without references: who is gone wrote this all the same.
  changed_by uuid not null,
  changed_email text not null,
  changed_at timestamptz not null default now()
);

-- What was published; a version never changes.
create table library_book_version (
  book text not null references library_book,
  version int not null check (version > 0),
  body jsonb not null,
  state text not null check (state in ('published', 'replaced', 'withdrawn')),
  written_by uuid not null,
  written_email text not null,
  published_by uuid not null,
  published_email text not null,
  published_at timestamptz not null default now(),
  primary key (book, version),
  -- Two people: nobody publishes what they wrote last, whatever the server says.
  check (published_by <> written_by)
);
create unique index library_book_live on library_book_version (book) where state = 'published';

-- Pictures that were uploaded for pages, named by their bytes.
create table library_picture (
  file text primary key check (file ~ '^[0-9a-f]{64}$'),
  bytes int not null check (bytes > 0),
  uploaded_by uuid not null,
  uploaded_at timestamptz not null default now()
);

-- Nor with a colleague whom they appointed within the last seven days (232).
create function library_book_version_needs_two() returns trigger language plpgsql as $$
begin
  perform staff_insist_on_two(new.written_by, new.published_by);
  return new;
end $$;
create trigger library_book_version_needs_two
  before insert or update of written_by, published_by on library_book_version
  for each row execute function library_book_version_needs_two();
