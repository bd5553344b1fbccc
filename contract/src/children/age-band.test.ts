import { expect, test } from 'vitest';
import { legalAgeBand } from './age-band.ts';

test.each([
  ['two, and three only when its month is over', '2023-11', undefined],
  ['three', '2023-10', '3-5'],
  ['five, until its month is over', '2020-11', '3-5'],
  ['six', '2020-10', '6-9'],
  ['nine', '2016-11', '6-9'],
  ['ten', '2016-10', '10-12'],
  ['twelve', '2013-11', '10-12'],
  ['thirteen', '2013-10', '13-15'],
  ['fifteen', '2010-11', '13-15'],
  ['sixteen', '2010-10', undefined],
  ['not born yet', '2027-01', undefined],
])('a child who is %s stands in its band', (_age, birthMonth, band) => {
  expect(legalAgeBand(birthMonth, '2026-11')).toBe(band);
});

test('a child changes its band by growing, without anybody saying so', () => {
  const bands = ['2022-06', '2025-01', '2025-02', '2029-02', '2032-02'].map((month) =>
    legalAgeBand('2019-01', month),
  );

  expect(bands).toEqual(['3-5', '3-5', '6-9', '10-12', '13-15']);
});
