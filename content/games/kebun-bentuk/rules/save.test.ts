import { missed } from '@nobi/kit/game';
import { expectCodesOfSound, expectNoMistyped } from '@nobi/kit/testing';
import { expect, test } from 'vitest';
import { levels } from './code.ts';
import { emptyGarden, planted, rained, squares, tallest } from './garden.ts';
import type { Order } from './orders.ts';
import { readSave, writeSave } from './save.ts';
import { bank, counted } from './tasks.ts';

const { rounds, sessions } = counted;
const fresh = readSave(null);
const begun = sessions.start(fresh.progress, { seed: 8, day: 1 });
const orders = bank.filter((_, at) => at % 37 === 0).map(({ order }) => order);
const garden = rained(
  planted(planted(emptyGarden, 5, { shape: 'hexagon', colour: 'purple', age: 0 }), squares - 1, {
    shape: 'circle',
    colour: 'red',
    age: tallest,
  }),
);

test('begins with a red round flower', () => {
  expect(begun.session).toMatchObject({ taskId: 'match-000', level: 0, at: 0 });
});

test('keeps a session, the garden and the level that is being built', () => {
  const { game } = sessions.moveOn(missed(begun), 1);
  const made = orders.slice(0, 2);

  expect(readSave(writeSave({ ...game, garden, made }))).toEqual({ ...game, garden, made });
});

test('lets rain make every flower larger, and none larger than it can be', () => {
  expect(garden[5]?.age).toBe(1);
  expect(garden[squares - 1]?.age).toBe(tallest);
  expect(garden.filter(Boolean).length).toBe(2);
});

test('brings a flower for every task, and they stay', () => {
  let game = begun;
  for (let round = 0; round < rounds; round += 1) game = sessions.moveOn(game, 1).game;

  expect(game.progress.brought).toBe(rounds);
  const text = writeSave({ ...game, garden: emptyGarden, made: [] });
  expect(readSave(text).progress.brought).toBe(rounds);
});

test('brings every kind of garden back from its code, and notices what was mistyped', () => {
  const refused: Order[] = [
    { form: 'pattern', a: 0, b: 2, c: 2 },
    { form: 'match', a: 9, b: 0, c: 0 },
  ];

  expect(orders.length).toBeGreaterThan(30);
  expectCodesOfSound(levels, { sound: orders, refused });
  expectNoMistyped(levels, orders.slice(4, 7));
  expect(levels.codeOf(orders.slice(0, 3))).toMatch(/^\d{13}$/);
});

test('starts afresh from a save that makes no sense', () => {
  const torn = ['', '{', '{"v":2}', '{"v":1,"sitting":{"taskId":"gone"}}', '{"v":1,"made":"99"}'];
  const odd = '{"v":1,"garden":[9999,-4,"x",null],"progress":3}';

  for (const save of [...torn, odd]) {
    const read = readSave(save);

    expect(read.session).toBeNull();
    expect(read.made).toEqual([]);
    expect(read.progress.brought).toBe(0);
    expect(read.garden.length).toBe(squares);
  }
});
