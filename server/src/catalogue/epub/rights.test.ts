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
  ['Atribusi-BerbagiSerupa 4.0 Internasional', 'cc-by-sa-4.0'],
  ['CC BY 4.0, Taman Baca', 'cc-by-4.0'],
  ['CC BY 1.0', 'cc-by-1.0'],
  ['CC-BY-SA-2.5', 'cc-by-sa-2.5'],
  ['CC BY 3.0', 'cc-by-3.0'],
  ['CC\u2011BY\u2011SA 3.0', 'cc-by-sa-3.0'],
  ['Creative Commons Attribution 2.0 Generic', 'cc-by-2.0'],
  [
    'licensed under a Creative Commons Attribution-Share Alike 3.0 Unported License.',
    'cc-by-sa-3.0',
  ],
  ['CC BY 3.0 oleh Taman Baca', 'cc-by-3.0'],
  ['CC BY-SA 3.0 IGO', 'cc-by-sa-3.0-igo'],
  ['cc-by-3.0-us', 'cc-by-3.0-us'],
  ['http://creativecommons.org/licenses/by/3.0/', 'cc-by-3.0'],
  ['https://creativecommons.org/licenses/by/3.0/igo/', 'cc-by-3.0-igo'],
  ['https://creativecommons.org/licenses/by/2.1/jp/legalcode', 'cc-by-2.1-jp'],
  ['Attribution 3.0 Austria', null],
  [
    'Attribution 3.0 Austria · https://creativecommons.org/licenses/by/3.0/at/deed.de',
    'cc-by-3.0-at',
  ],
  ['CC BY 3.0 · https://creativecommons.org/licenses/by/3.0/at/deed.de', 'cc-by-3.0-at'],
  ['CC BY-SA 3.0 IGO · https://creativecommons.org/licenses/by-sa/3.0/igo/', 'cc-by-sa-3.0-igo'],
  ['CC BY 3.0 IGO · https://creativecommons.org/licenses/by/3.0/', null],
  // Creative Commons never fitted 3.0 to Indonesia: somebody has to look what is meant.
  ['CC BY 3.0 ID', null],
  ['https://creativecommons.org/licenses/by/3.0/id/', null],
  ['CC BY 2.1', null],
  ['CC BY', null],
  ['CC BY 3.0 or CC BY 4.0', null],
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
  'CC BY-NC-SA 3.0 IGO',
  'https://creativecommons.org/licenses/by-nd-nc/1.0/',
  'https://creativecommons.org/licenses/nc-sa/1.0/',
  'CC NC 1.0',
  'CC BY\u2011NC 3.0',
  'CC BY\u2013ND 2.0',
  'CC BY-\u200bNC 2.5',
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
