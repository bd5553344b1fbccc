import { expect, test } from 'vitest';
import { dueZones } from './letter-week.rules.ts';

const zonesAt = (moment: string) => dueZones(new Date(moment)).map(({ zone }) => zone);

test.each([
  ['Sunday before three in the east', '2026-11-22T14:59:59+09:00', []],
  ['Sunday at three in the east', '2026-11-22T15:00:00+09:00', ['Asia/Jayapura']],
  [
    'Sunday at three in the middle',
    '2026-11-22T15:00:00+08:00',
    ['Asia/Makassar', 'Asia/Jayapura'],
  ],
  [
    'Sunday at three in the west',
    '2026-11-22T15:00:00+07:00',
    ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'],
  ],
  ['Monday evening in the west alone', '2026-11-23T23:30:00+07:00', ['Asia/Jakarta']],
  ['Tuesday', '2026-11-24T01:00:00+07:00', []],
  ['Saturday', '2026-11-21T20:00:00+07:00', []],
])('%s', (_when, moment, zones) => {
  expect(zonesAt(moment)).toEqual(zones);
});

test('a Monday still means the Sunday before', () => {
  expect(dueZones(new Date('2026-11-23T10:00:00+07:00')).map(({ sunday }) => sunday)).toEqual(
    Array.from({ length: 3 }, () => '2026-11-22'),
  );
});
