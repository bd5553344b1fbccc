import { expect, test } from 'vitest';
import { endingIn } from './popup-message.rules.ts';

const popup = {};
const expected = { origin: 'https://nobi.example', source: popup, opener: 'attempt-1' };
const data = { type: 'nobi-sign-in', opener: 'attempt-1', ended: 'proven', idToken: 'a.b.c' };
const message = { origin: 'https://nobi.example', source: popup, data };

test('takes the token that its own window hands over', () => {
  expect(endingIn(message, expected)).toEqual({ ended: 'proven', idToken: 'a.b.c' });
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that only begins alike', { origin: 'https://nobi.example.evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another window of our own', { source: {} }],
  ['no window', { source: null }],
  ['another attempt', { data: { ...data, opener: 'attempt-2' } }],
  ['no attempt', { data: { ...data, opener: undefined } }],
  ['something else', { data: { ...data, type: 'webpackOk' } }],
  ['text', { data: JSON.stringify(data) }],
  ['nothing', { data: null }],
])('hears nothing from %s', (_who, change) => {
  expect(endingIn({ ...message, ...change }, expected)).toBeUndefined();
});

test.each([
  [{ ended: 'cancelled' }, 'cancelled'],
  [{ ended: 'unavailable' }, 'unavailable'],
  [{ ended: 'failed' }, 'failed'],
  [{ ended: 'something new' }, 'failed'],
  [{ idToken: '' }, 'failed'],
  [{ idToken: 7 }, 'failed'],
])('reads %j as %s', (change, ended) => {
  expect(endingIn({ ...message, data: { ...data, ...change } }, expected)).toEqual({ ended });
});
