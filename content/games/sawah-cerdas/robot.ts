/** Lays the program that fits, by what the strip says of its next move. */
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

/** A square is walked to; a tile that is too much comes away with all after it. */
const byKeys = async (hands: Hands, move: string): Promise<void> => {
  if (move.startsWith('stop-')) {
    await focus(hands, '.field');
    await hands.press('ArrowRight');
  } else if (move.startsWith('slot-')) {
    await focus(hands, strip);
    for (let at = 0; at < 4; at += 1) await hands.press('ArrowLeft');
    for (let at = 0; at <= Number(move.slice(5)); at += 1) await hands.press('ArrowRight');
    await hands.press('Backspace');
  } else await hands.tap(`.${move}`);
};

export const robot: Robot = {
  async step(hands) {
    if (await isOver(hands)) return false;
    const move = await next(hands);
    await hands.tap(`.${move}`);
    return true;
  },
  async keys(hands) {
    if (await isOver(hands)) return false;
    await byKeys(hands, await next(hands));
    return true;
  },
};
