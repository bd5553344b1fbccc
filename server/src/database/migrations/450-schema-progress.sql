-- How far a migration has come that runs in batches beside a serving product.
CREATE TABLE schema_progress (
  name text PRIMARY KEY,
  mark text NOT NULL,
  rows bigint NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);
