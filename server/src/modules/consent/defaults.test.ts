import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFamily } from '../../testing/people.ts';
import { type Product, startProduct } from '../../testing/product.ts';

let product: Product;
let email: string;
beforeAll(async () => {
  product = await startProduct();
  email = (await newFamily(product)).email;
});
afterAll(() => product.stop());

/** High privacy by default (PP 17/2025): what a family has before its adult decides anything. */
const defaults: readonly (readonly [says: string, sql: string, value: unknown])[] = [
  [
    'no outside model may answer',
    `select coalesce(bool_or(model_on), false) as value from chat_settings
     where account_id = (select id from account where email = $1)`,
    false,
  ],
  [
    'only the use of the product is allowed',
    `select json_agg(purpose) as value from consent
     where account_id = (select id from account where email = $1) and withdrawn_at is null`,
    ['use'],
  ],
  [
    'nothing is known of the child',
    `select coalesce(nickname, birth_month::text, grade::text) as value from child
     where account_id = (select id from account where email = $1)`,
    null,
  ],
  ['no picture of anybody is kept', 'select picture as value from account where email = $1', null],
  [
    'the adult’s part is closed on every device',
    `select count(adult_until)::int as value from session
     where account_id = (select id from account where email = $1)`,
    0,
  ],
];

test.each(defaults)('of a new family %s', async (_says, sql, value) => {
  const [row] = await product.db.query<{ value: unknown }>(sql, [email]);

  expect(row?.value).toEqual(value);
});
