-- What the operator watches must cost nothing to count, however many rows there are.
create index letter_given_up on letter (id)
  where delivered_at is null and next_attempt_at is null;
create index orders_in_review on orders (created_at) where state = 'review';
