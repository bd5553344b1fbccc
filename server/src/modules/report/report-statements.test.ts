import { report } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSubscribedAdult } from '../../testing/people.ts';
import type { Statement } from '../../testing/plans/statements.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { childrenSteps } from '../children/children.testing.ts';

const log: Statement[] = [];
let product: Product;
beforeAll(async () => {
  product = await startProduct({}, { hear: (each) => log.push(each) });
});
afterAll(() => product.stop());

const { idsOf } = childrenSteps(() => product);

// That each of them finds its rows by an index is shown in testing/plans/query-plans.test.ts.
test('a report asks the database three times', async () => {
  const { token } = await newSubscribedAdult(product);
  const [child = ''] = await idsOf(token);
  await product.send(report.show, { token, params: { child } });
  log.length = 0;

  await product.send(report.show, { token, params: { child } });

  const statements = log.filter(({ text }) => !/\b(adult_until|token_hash)\b/.test(text));
  expect(statements.map(({ text }) => /from (\w+)/.exec(text)?.[1])).toHaveLength(3);
});
