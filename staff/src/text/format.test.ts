import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  asAge,
  asChange,
  asDay,
  asNumber,
  asPercent,
  asRupiah,
  asShortDay,
  asShortNumber,
  asSigned,
  asTime,
  wibDay,
} from './format.ts';

const noon = '2026-11-22T12:00:00Z';
beforeEach(() => void vi.useFakeTimers({ now: new Date(noon) }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page of somebody who reads Indonesian. */
const inIndonesian = () => vi.stubGlobal('window', { location: { search: '?lang=id' } });

test('writes numbers and money as the reader’s language does', () => {
  const english = [asNumber(1234.56), asRupiah(15_000), asShortNumber(1200).toUpperCase()];
  inIndonesian();
  const indonesian = [asNumber(1234.56), asRupiah(15_000), asShortNumber(1_200_000)];

  expect(english).toEqual(['1,234.6', 'Rp\u00a015,000', '1.2K']);
  expect(indonesian).toEqual(['1.234,6', 'Rp\u00a015.000', '1,2\u00a0jt']);
});

test('writes shares whole, and growth with its sign', () => {
  expect([asPercent(0.256), asPercent(1)]).toEqual(['26%', '100%']);
  expect([asChange(0.125), asChange(-0.5), asChange(0)]).toEqual(['+13%', '-50%', '0%']);
  expect([asSigned(3), asSigned(-3), asSigned(0)]).toEqual(['+3', '-3', '0']);
});

test('counts days in western Indonesia, where it is tomorrow from 17:00 UTC on', () => {
  const late = '2026-11-22T17:30:00Z';

  expect([asDay(noon), asDay(late)]).toEqual(['22 Nov 2026', '23 Nov 2026']);
  expect(asTime(late)).toBe('23 Nov 2026, 00:30');
  expect(asShortDay('2026-11-22')).toBe('22 Nov');
});

test('fills date fields with the day in Indonesia', () => {
  expect([wibDay(), wibDay(-30), wibDay(1)]).toEqual(['2026-11-22', '2026-10-23', '2026-11-23']);

  vi.setSystemTime(new Date('2026-12-31T17:00:00Z'));

  expect(wibDay()).toBe('2027-01-01');
});

test('says how long ago something was in the largest unit that is whole', () => {
  const ages = [
    '2026-11-22T11:01:00Z',
    '2026-11-22T10:59:00Z',
    '2026-11-21T12:00:01Z',
    '2026-11-21T12:00:00Z',
    '2026-11-01T12:00:00Z',
  ];

  expect(ages.map(asAge)).toEqual([
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
    'yesterday',
    '21 days ago',
  ]);
});

test('takes what a clock ahead of ours reports for now', () => {
  expect(asAge('2026-11-22T12:05:00Z')).toBe('this minute');
});
