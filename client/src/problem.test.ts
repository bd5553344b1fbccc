import { games, isErrorCode, Problem, profile, wordsOf } from '@nobi/contract';
import { expect, test } from 'vitest';
import { problemOf } from './problem.ts';
import { problemSentence } from './words.ts';

const sentence = problemSentence((code) => wordsOf(code, 'en'));

test('rebuilds the server’s problem with its words', () => {
  const answer = { error: 'Nowhere.', code: 'not_found' };

  const problem = problemOf(games.one, { status: 404, answer, isErrorCode });

  expect(problem.code).toBe('not_found');
  expect(sentence(problem)).toBe('Nowhere.');
});

test('reads the words of the profile from detail', () => {
  const answer = { detail: 'Say it here.', error: 'Not here.', code: 'whatsapp_prefix' };

  const problem = problemOf(profile.update, { status: 400, answer, isErrorCode });

  expect(sentence(problem)).toBe('Say it here.');
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
    const problem = problemOf(games.list, { status, answer, isErrorCode });

    expect(problem.code).toBe(code);
    expect(problem.sentence).toBeUndefined();
  });

test('has the catalogue’s sentence where the server sent none', () => {
  expect(sentence(new Problem('offline'))).toBe(wordsOf('offline', 'en'));
  expect(sentence(new TypeError('broken'))).toBe(wordsOf('unexpected', 'en'));
});
