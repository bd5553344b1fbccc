-- Who stood behind the product, and since when. An invoice names who did when it was paid.
create table invoice_seller (
  id bigint generated always as identity primary key,
  -- Null where the operator has named nobody.
  name text check (length(name) between 1 and 200),
  address text check (length(address) between 1 and 400),
  registration text check (length(registration) between 1 and 300),
  -- Gateways tell of payments in whole seconds.
  since timestamptz not null default date_trunc('second', now())
);
