-- Letters that were sent are dropped after a month; finding them must not read the others.
create index letter_delivered on letter (delivered_at) where delivered_at is not null;
