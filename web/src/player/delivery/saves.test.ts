import { expect, test } from 'vitest';
import { openSaves } from './saves.ts';

test('brings only the last of saves that come close together', async () => {
  const saved: string[] = [];
  const saves = openSaves({
    deliver: async (save) => saved.push(save),
    mayPass: () => true,
    rest: async () => {},
  });

  await Promise.all([saves.keep('1'), saves.keep('2'), saves.keep('3')]);

  expect(saved).toEqual(['3']);
  expect(saves.isKept()).toBe(true);
});

test('tries again until the line is back', async () => {
  let broken = 2;
  const saved: string[] = [];
  const saves = openSaves({
    deliver: async (save) => {
      broken -= 1;
      if (broken >= 0) throw new Error('no line');
      saved.push(save);
    },
    mayPass: () => true,
    rest: async () => {},
  });

  await saves.keep('1');

  expect(saved).toEqual(['1']);
});

test('brings a save that came while another was on its way', async () => {
  const saved: string[] = [];
  const saves = openSaves({
    deliver: async (save) => {
      saved.push(save);
      if (save === '1') void saves.keep('2');
    },
    mayPass: () => true,
    rest: async () => {},
  });

  await saves.keep('1');

  expect(saved).toEqual(['1', '2']);
});

test('gives up a save that the server refuses', async () => {
  const saves = openSaves({
    deliver: async () => {
      throw new Error('too large');
    },
    mayPass: () => false,
    rest: async () => {},
  });

  await saves.keep('1');

  expect(saves.isKept()).toBe(true);
});
