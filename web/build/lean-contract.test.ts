import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withoutUnread } from './lean-contract.ts';

const source = (name: string) =>
  readFile(new URL(`../../contract/src/${name}.ts`, import.meta.url), 'utf8');

test('drops from every call what the browser does not read', async () => {
  const lean = withoutUnread(await source('games'));

  expect(lean).not.toMatch(/says:|errors:|origin:/);
  expect(lean.match(/path: '/g)).toHaveLength(6);
});

test('keeps every sentence of the catalogue, in both languages', async () => {
  const whole = await source('errors');

  const lean = withoutUnread(whole);

  const sentences = (code: string) => code.match(/\b(?:en|id): ['"`]/g)?.length;
  expect(sentences(lean)).toBe(sentences(whole));
  expect(lean).not.toMatch(/status: \d/);
});
