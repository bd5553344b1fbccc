/** Lays, counts and hands over right, by what the tray says of itself. */
import type { Hands, Robot } from '@nobi/kit/robot';

const ready = '.tray[data-ready="yes"], .nobi-end';
const mostPresses = 40;
const mostTurns = 40;

type Press = (hands: Hands, selector: string) => Promise<void>;

const isOver = async (hands: Hands): Promise<boolean> => {
  await hands.wait(ready);
  return (await hands.count('.nobi-end')) > 0;
};

/** Pieces one by one; the last press hands over or picks. */
const play = async (hands: Hands, press: Press): Promise<boolean> => {
  if (await isOver(hands)) return false;
  for (let at = 0; at < mostPresses; at += 1) {
    const next = (await hands.read('.tray', 'data-next')) ?? '';
    await press(hands, `.${next}`);
    if (next === 'hand' || next.startsWith('pick')) break;
  }
  return true;
};

/** By the keyboard alone: on to it, then Enter. */
const byKeys: Press = async (hands, selector) => {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    if ((await hands.count(`${selector}:focus`)) > 0) break;
    await hands.press('Tab');
  }
  await hands.press('Enter');
};

export const robot: Robot = {
  step: (hands) => play(hands, (of, selector) => of.tap(selector)),
  keys: (hands) => play(hands, byKeys),
};
