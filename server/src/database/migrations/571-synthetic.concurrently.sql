-- A handful at most: what counts asks for them, and what tidies.
create index concurrently if not exists account_synthetic on account (created_at, id) where is_synthetic;
create index concurrently if not exists orders_synthetic on orders (created_at, id) where is_synthetic;
