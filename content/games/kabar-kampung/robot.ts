/** Lays the page that is there right, by what the table says of itself. */
import type { Hands, Robot } from '@nobi/kit/robot';

const ready = '.table[data-ready="yes"], .nobi-end';

const isOver = async (hands: Hands): Promise<boolean> => {
  await hands.wait(ready);
  return (await hands.count('.nobi-end')) > 0;
};

type Press = (hands: Hands, selector: string) => Promise<void>;

/** As many as a page has gaps, and some. */
const mostGaps = 6;

const play = async (hands: Hands, press: Press): Promise<boolean> => {
  if (await isOver(hands)) return false;
  if ((await hands.count('.to-lay')) > 0) await press(hands, '.to-lay');
  for (let gap = 0; gap < mostGaps; gap += 1) {
    const wants = (await hands.read('.table', 'data-wants')) ?? 'print';
    if (wants === 'print') break;
    await press(hands, `.option-${wants}`);
  }
  await press(hands, '.print');
  return true;
};

const mostTurns = 40;

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
