/** Chooses what fits, by what the bed says about itself. */
import type { Hands, Robot } from '@nobi/kit/robot';

const ready = '.bed[data-ready="yes"], .nobi-end';

const isOver = async (hands: Hands): Promise<boolean> => {
  await hands.wait(ready);
  return (await hands.count('.nobi-end')) > 0;
};

const mostTurns = 24;

export const robot: Robot = {
  async step(hands) {
    if (await isOver(hands)) return false;
    await hands.tap((await hands.read('.bed', 'data-wants')) ?? '.bed');
    return true;
  },
  async keys(hands) {
    if (await isOver(hands)) return false;
    const wanted = (await hands.read('.bed', 'data-wants')) ?? '.bed';
    for (let turn = 0; turn < mostTurns; turn += 1) {
      if ((await hands.count(`${wanted}:focus`)) > 0) break;
      await hands.press('Tab');
    }
    await hands.press('Enter');
    return true;
  },
};
