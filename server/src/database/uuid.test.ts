import { expect, test } from 'vitest';
import { isUuid, uuidV7 } from './uuid.ts';

test('an id begins with its moment, says its version, and is never the same', () => {
  const at = Date.UTC(2026, 10, 23, 9);
  const ids = Array.from({ length: 100 }, () => uuidV7(at));

  expect(new Set(ids).size).toBe(100);
  for (const id of ids) {
    expect(isUuid(id)).toBe(true);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at);
    expect(id).toMatch(/^.{14}7.{4}[89ab]/);
  }
});

test('a later id is greater', () => {
  expect(uuidV7(2_000) > uuidV7(1_999)).toBe(true);
});
