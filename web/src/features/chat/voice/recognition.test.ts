import { expect, test } from 'vitest';
import { heardIn, troubleIn } from './recognition.ts';

test('joins all that was heard, in lists and in what only looks like one', () => {
  const listLike = {
    length: 2,
    0: [{ transcript: 'tujuh kali ' }],
    1: [{ transcript: ' delapan' }],
  };

  expect(heardIn({ results: listLike })).toBe('tujuh kali delapan');
  expect(heardIn({ results: [[{ transcript: 'halo' }]] })).toBe('halo');
});

test.each([undefined, {}, { results: 7 }, { results: [[]] }, { results: [null] }])(
  'hears nothing in %j',
  (event) => {
    expect(heardIn(event)).toBe('');
  },
);

test('reads the trouble of an event', () => {
  expect([troubleIn({ error: 'no-speech' }), troubleIn({})]).toEqual(['no-speech', '']);
});
