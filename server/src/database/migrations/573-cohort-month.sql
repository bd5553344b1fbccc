-- Families by the month of their first payment, and how many of them still had paid time so many months
-- later (server/src/modules/payments/cohorts). A row is counted once, when all of them had their chance.
create table cohort_month (
  month date not null check (extract(day from month) = 1),
  plan text not null check (plan in ('regular', 'premium')),
  age smallint not null check (age between 0 and 24),
  families int not null check (families >= 0),
  primary key (month, plan, age)
);
