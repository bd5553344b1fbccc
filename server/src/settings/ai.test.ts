import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const model = { AI_BASE_URL: 'https://ai.example.com/v1/', AI_MODEL: 'nobi' };

test('a model needs an address and a name; the rest has defaults', () => {
  expect(readSettings({}).ai).toBeUndefined();
  expect(readSettings({ ...model, AI_PRICE_IN: '2500' }).ai).toMatchObject({
    baseUrl: 'https://ai.example.com/v1',
    timeouts: { connect: 3000, firstToken: 8000, gap: 10_000, whole: 45_000 },
    price: { input: 2500, output: 0 },
    mostADay: 100_000_000_000,
  });
});

test.each([
  ['an address without a model', { AI_BASE_URL: model.AI_BASE_URL }, 'belong together'],
  ['a model without an address', { AI_MODEL: 'nobi' }, 'belong together'],
  ['plain http beyond this machine', { ...model, AI_BASE_URL: 'http://ai.example.com' }, 'https'],
  [
    'a cloud’s metadata service',
    { ...model, AI_BASE_URL: 'https://169.254.169.254/v1' },
    'own network',
  ],
  [
    'the same, dressed as IPv6',
    { ...model, AI_BASE_URL: 'https://[::ffff:169.254.169.254]/v1' },
    'own network',
  ],
  [
    'a host whose terms forbid minors',
    {
      ...model,
      AI_BASE_URL: 'https://generativelanguage.googleapis.com/v1beta/openai',
    },
    'forbid services for minors',
  ],
])('refuses %s', (_name, values, words) => {
  expect(() => readSettings(values)).toThrow(words);
});

test('a model on this machine needs no TLS, and a named consent opens a host', () => {
  const host = 'generativelanguage.googleapis.com';
  const consented = { AI_BASE_URL: `https://${host}/v1`, AI_ALLOW_HOST_FOR_MINORS: host };

  expect(readSettings({ ...model, AI_BASE_URL: 'http://127.0.0.1:11434/v1' }).ai).toBeDefined();
  expect(readSettings({ ...model, ...consented }).ai).toBeDefined();
});
