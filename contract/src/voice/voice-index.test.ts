import { expect, test } from 'vitest';
import { lineKey, readVoiceIndex, writeVoiceIndex } from './voice-index.rules.ts';

test('knows a line again however it is written down', () => {
  expect(lineKey('\u2068Ma\u2069!', 'id')).toBe(lineKey('ma', 'id'));
  expect(lineKey('Ada  berapa\nikan.', 'id')).toBe(lineKey('ada berapa ikan', 'id'));
});

test('tells apart what sounds different', () => {
  const lines = [
    lineKey('ma', 'id'),
    lineKey('ma', 'en'),
    lineKey('mama', 'id'),
    // Asked and said.
    lineKey('Ini ikan?', 'id'),
    lineKey('Ini ikan.', 'id'),
    // A letter's sound and its name.
    lineKey('m', 'id'),
    lineKey('M', 'id'),
  ];

  expect(new Set(lines).size).toBe(lines.length);
});

test('gives twenty thousand lines a key each', () => {
  const keys = Array.from({ length: 20_000 }, (_, at) => lineKey(`Ada ${at} ikan.`, 'id'));

  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.every((key) => /^[0-9a-f]{12}$/.test(key))).toBe(true);
});

test('reads back what it wrote', () => {
  const clips = [
    { key: lineKey('ma', 'id'), file: '0123456789abcdef', bytes: 2_345 },
    { key: lineKey('cat', 'en'), file: 'fedcba9876543210', bytes: 60_000 },
  ];
  const read = readVoiceIndex(writeVoiceIndex(clips));

  expect([...read.values()].toSorted((a, b) => a.bytes - b.bytes)).toEqual(clips);
  expect(readVoiceIndex('')).toEqual(new Map());
});
