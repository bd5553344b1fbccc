/** Plays the order that lies there right, by what the sea says about itself. */
import type { Hands, Robot } from '@nobi/kit/robot';

const sea = '.sea';
const ready = `${sea}[data-ready="yes"], .nobi-end`;

const read = async (hands: Hands, name: string): Promise<string> =>
  (await hands.read(sea, `data-${name}`)) ?? '';

const numberOf = async (hands: Hands, name: string): Promise<number> =>
  Number(await read(hands, name));

const isOver = async (hands: Hands): Promise<boolean> => {
  await hands.wait(ready);
  return (await hands.count('.nobi-end')) > 0;
};

/** Of a tenth that is to be looked at more closely, its middle. */
const aim = async (hands: Hands): Promise<number> => {
  const [from, to, target] = [
    await numberOf(hands, 'from'),
    await numberOf(hands, 'to'),
    await numberOf(hands, 'target'),
  ];
  if ((await read(hands, 'step')) !== 'zoom') return (target - from) / (to - from);
  const tenth = Math.floor(((target - from) / (to - from)) * 10);
  return (tenth + 0.5) / 10;
};

const compare = async (hands: Hands): Promise<boolean> => {
  if ((await read(hands, 'form')) !== 'compare') return false;
  await hands.tap(`.rival-${await read(hands, 'target')}`);
  return true;
};

const focus = async (hands: Hands): Promise<void> => {
  for (let turn = 0; turn < 24; turn += 1) {
    if ((await hands.count(`${sea}:focus`)) > 0) return;
    await hands.press('Tab');
  }
};

/** Forty stops; the big step is four of them. */
const sail = async (hands: Hands, stop: number): Promise<void> => {
  await hands.press('Home');
  for (let at = 0; at + 4 <= stop; at += 4) await hands.press('ArrowUp');
  for (let at = stop - (stop % 4); at < stop; at += 1) await hands.press('ArrowRight');
};

const press = async (hands: Hands): Promise<boolean> => {
  if (await isOver(hands)) return false;
  if (await compare(hands)) return true;
  await focus(hands);
  await sail(hands, Math.round((await aim(hands)) * 40));
  await hands.press('Enter');
  return true;
};

export const robot: Robot = {
  async step(hands) {
    if (await isOver(hands)) return false;
    if (await compare(hands)) return true;
    const stop = Math.round((await aim(hands)) * 40);
    await hands.tap(`.stop-${stop}`);
    await hands.tap('.go');
    return true;
  },
  keys: press,
};
