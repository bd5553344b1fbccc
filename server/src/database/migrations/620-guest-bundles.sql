-- What a family saves of a guest, to play it without a line: all its files as one, kept behind the files port. Null
-- where it is too big for that, or was uploaded before there was such a thing.
alter table guest_package
  add column saved_bytes int,
  add column saved_sha256 text,
  add constraint guest_package_saved_whole check ((saved_bytes is null) = (saved_sha256 is null)) not valid;
