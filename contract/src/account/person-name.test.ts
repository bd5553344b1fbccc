import { expect, test } from 'vitest';
import { isPlainName, personName } from './person-name.ts';

test.each([
  'Ibu Sari',
  'M.Fadli A. Nugroho, S.Pd.',
  "Nyai O'Brien-Tjahjadi",
  'R.A. Kartini',
  '王小明',
  'محمد',
])('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

test.each([
  ['a link', 'MENANG 10jt klik https://evil.example'],
  ['a link without its scheme', 'Hadiah di menang.xyz/klaim'],
  ['a host', 'www.evil'],
  ['an address', 'admin@nobi.id'],
  ['a line end', 'Ibu\r\nSari'],
  ['a line separator', 'Ibu\u2028Sari'],
  ['a sign that turns the line', 'Ibu \u202eiraS'],
  ['nothing that is seen', 'Ibu\u200bSari'],
])('a name takes no %s', (_what, name) => {
  expect(personName(80).safeParse(name).error?.issues[0]?.message).toBe('name_plain');
});
