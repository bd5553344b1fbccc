/** Mends the sign that is there right, by what its parts say about themselves. */
import type { Hands, Robot } from '@nobi/kit/robot';

const ready = '.board[data-ready="yes"], .nobi-end';

const isOver = async (hands: Hands): Promise<boolean> => {
  await hands.wait(ready);
  return (await hands.count('.nobi-end')) > 0;
};

type Press = (hands: Hands, selector: string) => Promise<void>;

const mendPart = async (hands: Hands, at: number, press: Press): Promise<void> => {
  const slot = `.slot-${at}`;
  const read = async (name: string): Promise<string> => (await hands.read(slot, name)) ?? '';
  const wants = await read('data-wants');
  if ((await read('data-has')) === wants) return;
  await press(hands, slot);
  if ((await read('data-open')) === 'yes') await press(hands, `.piece-${wants}`);
};

const play = async (hands: Hands, press: Press): Promise<boolean> => {
  if (await isOver(hands)) return false;
  const parts = await hands.count('.slot');
  for (let at = 0; at < parts; at += 1) await mendPart(hands, at, press);
  await press(hands, '.hang');
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
