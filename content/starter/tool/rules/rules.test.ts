import { expect, test } from 'vitest';
import { blank, filled, laid, readSave, writeSave } from './work.ts';

test('lays a colour, and takes it away when it is laid again', () => {
  const once = laid(blank, 3, 1);

  expect(once[3]).toBe(1);
  expect(filled(once)).toBe(1);
  expect(laid(once, 3, 1)).toEqual(blank);
  expect(laid(once, 3, 2)[3]).toBe(2);
});

test('keeps a work whole and starts blank from a save that makes no sense', () => {
  const work = laid(laid(blank, 0, 2), 11, 0);

  expect(readSave(writeSave(work))).toEqual(work);
  for (const torn of ['', '{', 'null', '{"work":[1]}', '{"work":"x"}'])
    expect(readSave(torn)).toEqual(blank);
});
