import { missed } from '@nobi/kit/game';
import { expect, test } from 'vitest';
import { codeOf, orderFor, ordersOf, sizes } from './code.ts';
import { isSound, type Order } from './orders.ts';
import { readSave, writeSave } from './save.ts';
import { sawah } from './tasks.ts';

const fields = sizes.flatMap((size) =>
  Array.from({ length: 40 }, (_, at) => ((at * 97) % 4 ** size).toString(4).padStart(size, '0')),
);
const built: Order[] = fields.flatMap((field) => orderFor(field) ?? []);

test('brings back every painted field that a short program fits', () => {
  expect(built.length).toBeGreaterThan(20);
  for (const order of built) {
    expect(isSound(order), order.fields[0]).toBe(true);
    expect(ordersOf(codeOf([order]))).toEqual([order]);
  }
  const three = built.slice(3, 6);
  expect(ordersOf(codeOf(three))).toEqual(three);
  expect(codeOf(three)).toMatch(/^\d{13}$/);
});

test('lets in neither a field without a program nor a code that was mistyped', () => {
  expect(orderFor('0000')).toBeNull();
  const code = codeOf(built.slice(0, 2));
  for (const at of [...code].keys())
    for (let wrong = 0; wrong < 10; wrong += 1) {
      const typed = [...code].map((digit, place) => (place === at ? `${wrong}` : digit)).join('');
      if (typed !== code) expect(ordersOf(typed), typed).toBeNull();
    }
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
