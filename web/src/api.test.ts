import { games, Problem, profile } from '@nobi/contract';
import { expect, test } from 'vitest';
import { problemOf, saidOr, wordsOfProblem } from './api.ts';

test('rebuilds the server’s problem with its words', () => {
  const problem = problemOf(games.one, 404, { error: 'Nowhere.', code: 'not_found' });

  expect(problem.code).toBe('not_found');
  expect(wordsOfProblem(problem)).toBe('Nowhere.');
});

test('reads the words of the profile from detail', () => {
  const problem = problemOf(profile.update, 400, {
    detail: 'Say it here.',
    error: 'Not here.',
    code: 'whatsapp_prefix',
  });

  expect(wordsOfProblem(problem)).toBe('Say it here.');
});

const strange = [
  [401, undefined, 'not_signed_in'],
  [402, '<html>', 'not_paid'],
  [404, {}, 'not_found'],
  [429, { code: 'constructor' }, 'too_many_requests'],
  [502, null, 'unexpected'],
  [503, [], 'unavailable'],
] as const;
for (const [status, answer, code] of strange)
  test(`makes ${code} of a ${status} that says ${JSON.stringify(answer)}`, () => {
    const problem = problemOf(games.list, status, answer);

    expect(problem.code).toBe(code);
    expect(problem.said).toBeUndefined();
  });

test('prefers the server’s words, then the place’s, but always says when the line is gone', () => {
  expect(saidOr(new Problem('conflict', { said: 'Told.' }), 'payment_failed')).toBe('Told.');
  expect(saidOr(new Problem('unexpected'), 'payment_failed')).toBe(
    'Payment failed. Please try again.',
  );
  expect(saidOr(new TypeError('broken'), 'payment_failed')).toBe(
    'Payment failed. Please try again.',
  );
  expect(saidOr(new Problem('offline'), 'payment_failed')).toContain('No connection.');
});
