import { expect, test } from 'vitest';
import { forbidsUse, licenceNamed, namesRestricted } from './rights.rules.ts';

test.each([
  ['CC BY 4.0', 'cc-by-4.0'],
  ['CC-BY-4.0', 'cc-by-4.0'],
  ['https://creativecommons.org/licenses/by/4.0/', 'cc-by-4.0'],
  ['Creative Commons Attribution 4.0 International', 'cc-by-4.0'],
  ['CC BY-SA 4.0', 'cc-by-sa-4.0'],
  ['https://creativecommons.org/licenses/by-sa/4.0/deed.id', 'cc-by-sa-4.0'],
  ['Attribution-ShareAlike 4.0', 'cc-by-sa-4.0'],
  ['CC0', 'cc0-1.0'],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'cc0-1.0'],
  ['CC0 1.0 Public Domain Dedication', 'cc0-1.0'],
  ['Domain publik', 'public-domain'],
  ['CC BY 3.0', null],
  ['Hak cipta dilindungi undang-undang', null],
  ['CC BY 4.0 or CC BY-SA 4.0', null],
  ['', null],
])('%s names %s of the closed list', (rights, licence) => {
  expect(licenceNamed(rights)).toBe(licence);
});

test.each([
  'CC BY-NC 4.0',
  'cc_by_nc_sa_4.0',
  'CC BY-SA-NC',
  'CC BY ND 4.0',
  'https://creativecommons.org/licenses/by-nc-nd/4.0/',
  'Attribution-NonCommercial-ShareAlike 4.0',
  'Atribusi-NonKomersial 4.0 Internasional',
  'Atribusi-TanpaTurunan 4.0',
  'No Derivatives',
])('%s is refused wherever it stands', (words) => {
  expect(namesRestricted(words)).toBe(true);
});

test('what is not for sale is refused by its rights, and not for a sentence of its story', () => {
  expect(forbidsUse('Buku ini tidak untuk diperjualbelikan')).toBe(true);
  expect(forbidsUse('Not for sale')).toBe(true);
  expect(namesRestricted('“Perahu ini tidak dijual,” kata Kakek.')).toBe(false);
  expect(namesRestricted('Bibi dan Andi pergi by bus.')).toBe(false);
  expect(forbidsUse('CC BY-SA 4.0')).toBe(false);
});
