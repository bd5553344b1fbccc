import { expect, test } from 'vitest';
import { csvLine } from './csv.rules.ts';

const cell = (text: string) => csvLine([text], 'en').trimEnd();

test.each([
  '=HYPERLINK("https://jahat.example","Klik")',
  '+62812',
  '-2+3+cmd|calc',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u00a0=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\t',
  '|calc',
  '%0a=1',
])('%j is text to a spreadsheet', (text) => {
  expect(cell(text)).toMatch(/^"'/);
});

test('a reader that parts by another sign finds no formula in the middle of a cell', () => {
  const name = 'Ibu,=cmd();@SUM(A1)\t+1"-1';

  const line = cell(name);

  expect(line).toBe(`"Ibu,'=cmd();'@SUM(A1)\t'+1""'-1"`);
});

test('quotes are doubled, line breaks become blanks, numbers and nothing stay as they are', () => {
  const line = csvLine(['Ibu "Sari"\r\nWati', -5000, null, 'Rp 15.000, ya'], 'en');

  expect(line).toBe('"Ibu ""Sari"" Wati",-5000,,"Rp 15.000, ya"\r\n');
});

test('an Indonesian spreadsheet parts cells by semicolons', () => {
  expect(csvLine(['a', 1], 'id')).toBe('"a";1\r\n');
});

test.each(['Ibu Sari', 'O’Neil-Putri', 'سارة', '李', '😀', 'a=b'])('%s stays itself', (name) => {
  expect(cell(name)).toBe(`"${name}"`);
});
