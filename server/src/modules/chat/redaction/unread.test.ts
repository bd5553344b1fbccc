import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redact } from './redact.rules.ts';

const rowsOf = (name: string) =>
  readFileSync(join(import.meta.dirname, `personal.${name}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));

test.each([['train'], ['opened']])('no school, quarter, plate or number leaves: %s', (name) => {
  const rows = rowsOf(name);
  const left = rows.filter(([sentence = '', secret = '']) =>
    redact(sentence).text.toLowerCase().includes(secret),
  );

  expect(rows.length).toBeGreaterThanOrEqual(50);
  expect(left).toEqual([]);
});

test.each([
  'aku suka main di depan TV',
  'Kenapa Bulan bulat?',
  'aku tinggal di Indonesia',
  'we live on Earth',
  'di sekolah aku belajar tentang Candi Borobudur',
  'berapa 12 + 30 dibagi 3?',
  'aku naik kereta ke lantai 2',
])('"%s" tells of nobody', (sentence) => {
  expect(redact(sentence).text).toBe(sentence);
});
