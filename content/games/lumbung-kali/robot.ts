/** Plays the order that lies there right, by what the land says about itself. */
import type { Hands, Robot } from '@nobi/kit/robot';

const land = '.field';
const ready = `${land}[data-ready="yes"], .nobi-end`;

const numberOn = async (hands: Hands, name: string): Promise<number> =>
  Number((await hands.read(land, name)) ?? 0);

/** The corner to pull to; of a rope, the row above it. */
const cornerOf = async (hands: Hands): Promise<{ rows: number; cols: number }> => {
  const [rows, cols] = [await numberOn(hands, 'data-rows'), await numberOn(hands, 'data-cols')];
  const isCut = (await hands.read(land, 'data-form')) === 'cut';
  return isCut ? { rows: await numberOn(hands, 'data-at'), cols } : { rows, cols };
};

const isOver = async (hands: Hands): Promise<boolean> => {
  await hands.wait(ready);
  return (await hands.count('.nobi-end')) > 0;
};

/** Taps the right sack where sacks are what is chosen from. */
const choose = async (hands: Hands): Promise<boolean> => {
  if ((await hands.read(land, 'data-form')) !== 'total') return false;
  const total = (await numberOn(hands, 'data-rows')) * (await numberOn(hands, 'data-cols'));
  await hands.tap(`.sack-${total}`);
  return true;
};

const focus = async (hands: Hands): Promise<void> => {
  for (let turn = 0; turn < 24; turn += 1) {
    if ((await hands.count(`${land}:focus`)) > 0) return;
    await hands.press('Tab');
  }
};

const pullTo = async (hands: Hands, side: 0 | 1, wanted: number): Promise<void> => {
  const [more, less] = side === 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
  for (let turn = 0; turn < 12; turn += 1) {
    const pulled = ((await hands.read(land, 'data-pulled')) ?? '').split('-').map(Number);
    const here = pulled[side] ?? 0;
    if (here === wanted) return;
    await hands.press((here < wanted ? more : less) ?? 'ArrowDown');
  }
};

export const robot: Robot = {
  async step(hands) {
    if (await isOver(hands)) return false;
    if (await choose(hands)) return true;
    const { rows, cols } = await cornerOf(hands);
    await hands.tap(`${land} [data-spot="${rows}-${cols}"]`);
    await hands.tap('.go');
    return true;
  },
  async keys(hands) {
    if (await isOver(hands)) return false;
    if (await choose(hands)) return true;
    const { rows, cols } = await cornerOf(hands);
    await focus(hands);
    await pullTo(hands, 0, rows);
    await pullTo(hands, 1, cols);
    await hands.press('Enter');
    return true;
  },
};
