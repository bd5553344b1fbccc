import { expect, test } from 'vitest';
import { calls } from './index.ts';
import { openApi } from './openapi.ts';

test('the document names every call once', () => {
  const document = openApi(calls);

  const named = Object.values(document.paths).flatMap((path) => Object.keys(path ?? {}));
  const declared = Object.values(calls).flatMap((noun) => Object.keys(noun));
  expect(named).toHaveLength(declared.length);
});

test('says what a call wants and what it can answer', () => {
  const { paths } = openApi(calls);

  const start = paths['/api/payment/start-payment/']?.post;
  expect(JSON.stringify(start)).toContain('"enum":["regular","premium"]');
  expect(JSON.stringify(start)).toContain('payment_failed: Payment failed. Please try again.');
});
