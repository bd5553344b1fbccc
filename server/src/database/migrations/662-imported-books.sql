-- A book that came from an EPUB: the file's SHA-256, what it says of its rights, and what of it was left out.
-- Null for a book that was begun in the console (docs/decisions/109-books-from-epub.md).
alter table library_book add column imported jsonb;
