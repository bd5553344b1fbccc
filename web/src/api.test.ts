import { Problem } from '@nobi/contract';
import { expect, test } from 'vitest';
import { wordsOfProblemOr } from './api.ts';

test('prefers the server’s words, then the place’s, but always says when the line is gone', () => {
  const placed = (error: unknown) => wordsOfProblemOr(error, 'payment_failed');

  expect(placed(new Problem('conflict', { sentence: 'Told.' }))).toBe('Told.');
  expect(placed(new Problem('unexpected'))).toBe('Payment failed. Please try again.');
  expect(placed(new TypeError('broken'))).toBe('Payment failed. Please try again.');
  expect(placed(new Problem('offline'))).toContain('No connection.');
});
