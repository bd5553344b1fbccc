-- The numbers that a bank or a till asks for, as the gateway says them, while an order waits to be paid.
alter table orders add column pay_to jsonb;
