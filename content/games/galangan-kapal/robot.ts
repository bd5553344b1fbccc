/** Plays the order that lies there right, by what the board says about itself. */
import type { Hands, Robot } from '@nobi/kit/robot';

const board = '.board';
const ready = `${board}[data-ready="yes"], .nobi-end`;

const read = async (hands: Hands, name: string): Promise<string> =>
  (await hands.read(board, `data-${name}`)) ?? '';

const isOver = async (hands: Hands): Promise<boolean> => {
  await hands.wait(ready);
  return (await hands.count('.nobi-end')) > 0;
};

const placeOf = (text: string): readonly [number, number] => {
  const [x = 0, y = 0] = text.split('-').map(Number);
  return [x, y];
};

const focus = async (hands: Hands): Promise<void> => {
  for (let turn = 0; turn < 24; turn += 1) {
    if ((await hands.count(`${board}:focus`)) > 0) return;
    await hands.press('Tab');
  }
};

const pull = async (hands: Hands): Promise<void> => {
  const [x, y] = placeOf(await read(hands, 'target'));
  for (let turn = 0; turn < 60; turn += 1) {
    const [left, low] = placeOf(await read(hands, 'spot'));
    if (left === x && low === y) return;
    if (left !== x) await hands.press(left < x ? 'ArrowRight' : 'ArrowLeft');
    else await hands.press(low < y ? 'ArrowUp' : 'ArrowDown');
  }
};

export const robot: Robot = {
  async step(hands) {
    if (await isOver(hands)) return false;
    await hands.tap(`${board} .at-${await read(hands, 'target')}`);
    await hands.tap('.go');
    return true;
  },
  async keys(hands) {
    if (await isOver(hands)) return false;
    await focus(hands);
    await pull(hands);
    await hands.press('Enter');
    return true;
  },
};
