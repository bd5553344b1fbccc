import { report, reportFamily, reportLetter } from '@nobi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticesDelivered } from '../../testing/gateway.ts';
import { newConfirmedAdult, newSubscribedAdult } from '../../testing/people.ts';
import type { Statement } from '../../testing/plans/statements.ts';
import { type Product, startProduct } from '../../testing/product.ts';
import { childrenSteps } from '../children/children.testing.ts';

const log: Statement[] = [];
let moment: string | undefined;
let product: Product;
beforeAll(async () => {
  product = await startProduct(
    {},
    {
      hear: (each) => log.push(each),
      outside: { now: () => (moment === undefined ? new Date() : new Date(moment)) },
    },
  );
});
afterAll(() => product.stop());

const { add, idsOf } = childrenSteps(() => product);

/** From here on; a notice of the payment that is still on its way would be counted too. */
const countFromHere = async () => {
  await noticesDelivered(product);
  log.length = 0;
};

// That each of them finds its rows by an index is shown in testing/plans/query-plans.test.ts.
test('a report asks the database three times', async () => {
  const { token } = await newSubscribedAdult(product);
  const [child = ''] = await idsOf(token);
  await product.send(report.show, { token, params: { child } });
  await countFromHere();

  await product.send(report.show, { token, params: { child } });

  const statements = log.filter(({ text }) => !/\b(adult_until|token_hash)\b/.test(text));
  expect(statements.map(({ text }) => /from (\w+)/.exec(text)?.[1])).toHaveLength(3);
});

test('the first look at four children asks three times, too', async () => {
  const { token } = await newSubscribedAdult(product);
  for (const nickname of ['Budi', 'Citra', 'Dewi']) await add(token, { nickname });
  await product.send(reportFamily.family, { token });
  await countFromHere();

  const { body } = await product.send(reportFamily.family, { token });

  const statements = log.filter(({ text }) => !/\b(adult_until|token_hash)\b/.test(text));
  expect(statements).toHaveLength(3);
  expect(reportFamily.family.reply.parse(body).children).toHaveLength(4);
});

test('a letter about four children asks as often as one about a single child', async () => {
  const { token, email } = await newConfirmedAdult(product);
  for (const nickname of ['Budi', 'Citra', 'Dewi']) await add(token, { nickname });
  const [account] = await product.db.query<{ id: string }>(
    'select id from account where email = $1',
    [email],
  );
  await product.send(reportLetter.setLetter, { token, body: { is_on: true } });
  await product.db.query(`update report_letter set last_sunday = '2020-01-05'`);
  await countFromHere();
  moment = '2026-11-22T16:00:00+07:00';

  await product.runJob('report letters');

  const ofReports = log.filter(({ text }) => text.includes('calendar as '));
  const own = ofReports.filter(({ values }) => values[0] === account?.id);
  expect(own.map(({ values }) => Object(values[1]).length)).toEqual([4, 4, 4]);
});
