import type { Product } from '../product/product.ts';

/** No numbers, and no job that adds some while a journey looks at them. */
export const forgetNumbers = async ({ db }: Product) => {
  await db.query(
    `truncate insight_item, insight_day, insight_lesson, insight_stop, insight_skill, insight_rating,
     cohort_month`,
  );
  await db.query(`update insight_mark set upto = '2100-01-01'`);
};

/** What the job would have written: 30 plays on each of the last 60 days, 12 of them finished; and a month of families. */
export const makeNumbers = async (product: Product) => {
  await forgetNumbers(product);
  const today = `(now() at time zone 'Asia/Jakarta')::date`;
  await product.db.query(`
    insert into insight_item select 'game', 'jembatan-sepuluh', ${today} - d, 5, 7, 20, 8, 60, 6
      from generate_series(0, 59) d;
    insert into insight_item select 'course', 'sahabat-angka', ${today} - d, 5, 7, 10, 4, 30, 4
      from generate_series(0, 59) d;
    insert into insight_day select ${today} - d, 7 from generate_series(0, 59) d;
    insert into insight_lesson select 'sahabat-angka', ${today} - d, 2, 5, 3
      from generate_series(0, 59) d;
    insert into insight_stop select 'game', 'jembatan-sepuluh', ${today} - d, place, 6
      from generate_series(0, 59) d, unnest(array['round:2', 'opened']) place;
    insert into insight_skill
      select 'game', 'jembatan-sepuluh', ${today} - d, 'bonds-10', 40, 30, 15, 1
      from generate_series(0, 59) d;
    insert into cohort_month values ('2026-03-01', 'regular', 0, 40), ('2026-03-01', 'regular', 1, 30)`);
};

/** Three ratings of March 2025, and a trend of the last weeks. */
export const makeRatings = async (product: Product, email: string) => {
  await forgetNumbers(product);
  await product.db.query(
    `insert into rating (account_id, stars, feedback, created_at)
     select a.id, r.stars, r.feedback, r.at::timestamptz from account a, (values
       (9, 'Anak senang', '2025-03-03T12:00:00+07:00'),
       (2, '<b>Sering macet</b>', '2025-03-04T12:00:00+07:00'),
       (9, null, '2025-03-05T12:00:00+07:00')
     ) r(stars, feedback, at) where a.email = $1`,
    [email],
  );
  await product.db.query(
    `insert into insight_rating select current_date - d, 8, 2 from generate_series(0, 100) d`,
  );
};
