import { expect, test } from 'vitest';
import { type BookLicence, bookLicences, commonsAddress, commonsName } from './book-licences.ts';

const by = 'https://creativecommons.org/licenses/by';

test.each<[BookLicence, string | undefined, string | undefined]>([
  ['cc-by-4.0', 'CC BY 4.0', `${by}/4.0/`],
  ['cc-by-sa-4.0', 'CC BY-SA 4.0', `${by}-sa/4.0/`],
  ['cc-by-1.0', 'CC BY 1.0', `${by}/1.0/`],
  ['cc-by-sa-2.5', 'CC BY-SA 2.5', `${by}-sa/2.5/`],
  ['cc-by-3.0-igo', 'CC BY 3.0 IGO', `${by}/3.0/igo/`],
  ['cc-by-sa-2.5-scotland', 'CC BY-SA 2.5 SCOTLAND', `${by}-sa/2.5/scotland/`],
  ['cc0-1.0', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['own', undefined, undefined],
  ['public-domain', undefined, undefined],
])('%s is shown as %s with the address of its text', (licence, name, address) => {
  expect([commonsName(licence), commonsAddress(licence)]).toEqual([name, address]);
});

test('every version is known once, none for a place that it was never fitted to, and none that forbids', () => {
  expect(new Set(bookLicences).size).toBe(bookLicences.length);
  expect(bookLicences).toEqual(expect.arrayContaining(['cc-by-2.1-jp', 'cc-by-sa-3.0-us']));
  for (const unknown of ['cc-by-2.1', 'cc-by-3.0-id', 'cc-by-4.0-us', 'cc-by-5.0'])
    expect(bookLicences).not.toContain(unknown);
  expect(bookLicences.filter((each) => /^cc-by(-sa)?-n[cd]/.test(each))).toEqual([]);
});
