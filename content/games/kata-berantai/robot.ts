/** Couples the train that is there right, by what it says about itself. */
import type { Hands, Robot } from '@nobi/kit/robot';

const ready = '.train[data-ready="yes"], .nobi-end';

const isOver = async (hands: Hands): Promise<boolean> => {
  await hands.wait(ready);
  return (await hands.count('.nobi-end')) > 0;
};

type Press = (hands: Hands, selector: string) => Promise<void>;

const numbersOf = async (hands: Hands, name: string): Promise<number[]> =>
  ((await hands.read('.train', name)) ?? '')
    .split(' ')
    .filter((each) => each !== '')
    .map(Number);

/** One press: lets a wagon go that does not fit, or couples the next one. False where all stand right. */
const couple = async (hands: Hands, press: Press): Promise<boolean> => {
  const wants = await numbersOf(hands, 'data-wants');
  const has = await numbersOf(hands, 'data-has');
  const off = has.findIndex((each, at) => each !== wants[at]);
  if (off >= 0 && has[off] !== -1) await press(hands, `.wagon-${off}`);
  const place = off >= 0 ? off : has.length;
  if (place >= wants.length) return off >= 0;
  await press(hands, `.tile-${wants[place]}`);
  return true;
};

const mostPresses = 20;

const play = async (hands: Hands, press: Press): Promise<boolean> => {
  if (await isOver(hands)) return false;
  for (let presses = 0; presses < mostPresses; presses += 1)
    if (!(await couple(hands, press))) break;
  await press(hands, '.go');
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
