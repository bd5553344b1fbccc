-- Since when a verified Google sign-in stands behind an identity, and since when its password is the
-- present one: sessions of before these moments are ended, and password proofs of before the first.
alter table identity
  add column google_since timestamptz,
  add column password_since timestamptz;
