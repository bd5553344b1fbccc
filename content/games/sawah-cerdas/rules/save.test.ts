import { missed } from '@nobi/kit/game';
import { expectCodesOfSound, expectNoMistyped } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { codeOf, levels, orderFor, sizes } from './code.ts';
import { isSound, type Order } from './orders.ts';
import { readSave, writeSave } from './save.ts';
import { sawah } from './tasks.ts';

const fields = sizes.flatMap((size) =>
  Array.from({ length: 40 }, (_, at) => ((at * 97) % 4 ** size).toString(4).padStart(size, '0')),
);
const built: Order[] = fields.flatMap((field) => orderFor(field) ?? []);

test('brings back every painted field that a short program fits', () => {
  expect(built.length).toBeGreaterThan(20);
  expect(built.filter((order) => !isSound(order))).toEqual([]);
  expectCodesOfSound(levels, { sound: built, refused: [] });
  expect(codeOf(built.slice(3, 6))).toMatch(/^\d{13}$/);
});

test('lets in neither a field without a program nor a code that was mistyped', () => {
  expect(orderFor('0000')).toBeNull();
  expectNoMistyped(levels, built.slice(0, 2));
});

test('keeps a session, the open field with its program, and the level that is being built', () => {
  const begun = sawah.sessions.start(readSave(null).progress, { seed: 8, day: 1 });
  expect(begun.session).toMatchObject({ taskId: 'count-sm-4-0', level: 0, at: 0 });
  const { game } = sawah.sessions.moveOn(missed(begun), 1);
  const open = { field: '33331111', program: { times: 3, body: 'PDM' } };
  const made = built.slice(0, 1);

  const read = readSave(writeSave({ ...game, open, made }));

  expect(read).toEqual({ ...game, open, made });
  expect(read.progress.brought).toBe(1);
});

test('starts afresh from a save that makes no sense', () => {
  const fresh = readSave(null).open;
  for (const save of ['', '{', '{"v":2}', '{"v":1,"open":{"field":"9","body":"XX"},"made":"12"}'])
    expect(readSave(save)).toMatchObject({ session: null, made: [], open: fresh });
});
