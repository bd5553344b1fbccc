/** Lays the word that fits, by what the machine says of its next move. */
import type { Hands, Robot } from '@nobi/kit/robot';

const strip = '.strip';
const ready = `${strip}[data-ready="yes"], .nobi-end`;

const isOver = async (hands: Hands): Promise<boolean> => {
  await hands.wait(ready);
  return (await hands.count('.nobi-end')) > 0;
};

const next = async (hands: Hands): Promise<string> =>
  (await hands.read(strip, 'data-next')) ?? 'go';

const focus = async (hands: Hands, name: string): Promise<void> => {
  for (let turn = 0; turn < 24; turn += 1) {
    if ((await hands.count(`${name}:focus`)) > 0) return;
    await hands.press('Tab');
  }
};

export const robot: Robot = {
  async step(hands) {
    if (await isOver(hands)) return false;
    await hands.tap(`.${await next(hands)}`);
    return true;
  },
  async keys(hands) {
    if (await isOver(hands)) return false;
    const move = await next(hands);
    if (move.startsWith('cell-')) {
      await focus(hands, strip);
      await hands.press('Backspace');
    } else await hands.tap(`.${move}`);
    return true;
  },
};
