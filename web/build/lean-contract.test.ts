import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { leanContract, withoutUnread } from './lean-contract.ts';

const contract = new URL('../../contract/src/', import.meta.url).pathname;
const filesOf = async (pattern: string) => {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: contract }))
    if (!file.endsWith('.test.ts')) files.push(contract + file);
  return files;
};
const sources = async (pattern: string) =>
  Promise.all((await filesOf(pattern)).map((file) => readFile(file, 'utf8')));
/** How often a call has this part; a call's parts stand four spaces from the edge. */
const count = (code: string, part: string) => code.split(`\n    ${part}: `).length - 1;

test('reads every file of the contract, in whatever folder it lies', async () => {
  const { transform } = leanContract();
  if (typeof transform !== 'function') throw new Error('It transforms nothing.');
  const files = await filesOf('**/*.ts');

  // @ts-expect-error: called without the bundler that would be `this`; it asks nothing of it.
  const unread = files.filter((file) => transform('', file) === undefined);

  expect(unread).toEqual([]);
});

test('drops from every call what the browser does not read', async () => {
  const [games = ''] = await sources('games/games.ts');

  const lean = withoutUnread(games);

  expect(lean).not.toMatch(/says:|errors:|origin:/);
  expect(lean.match(/path: '/g)).toHaveLength(6);
});

test('keeps address, access and reply of every call, and not what the server alone checks', async () => {
  const calls = (await sources('*/*.ts')).filter((code) => count(code, 'method') > 0);
  expect(calls.length).toBeGreaterThan(15);

  for (const whole of calls) {
    const lean = withoutUnread(whole);
    const unasked = whole.includes('/api/payment/notifications') ? 1 : 0;
    for (const part of ['method', 'path', 'access', 'reply'])
      expect([part, count(lean, part)]).toEqual([part, count(whole, part) - unasked]);
    for (const part of ['params', 'query', 'body']) expect(count(lean, part)).toBe(0);
  }
});

test('keeps every sentence of the catalogue, in both languages', async () => {
  const sentences = (code: string) => code.match(/\b(?:en|id): ['"`]/g)?.length ?? 0;
  const rows = await sources('error-rows/*.ts');
  expect(rows.reduce((sum, code) => sum + sentences(code), 0)).toBeGreaterThan(100);

  for (const whole of rows) {
    const lean = withoutUnread(whole);
    expect(sentences(lean)).toBe(sentences(whole));
    expect(lean).not.toMatch(/status: \d/);
  }
});
