/** Plays the stall right by keys and buttons alone, and so proves that a keyboard is enough. */

import type { Hands, Robot } from '@nobi/kit/robot';
import type { Shape } from '@nobi/kit/slices';
import { type Aim, aimsFor } from './rules/aim.ts';
import type { Fraction } from './rules/order-forms.ts';
import { compareFractions } from './rules/serving.ts';

const ready = '.choices button:enabled, .nobi-end';

const numberOn = async (hands: Hands, selector: string, name: string): Promise<number> =>
  Number((await hands.read(selector, name)) ?? 0);

const focus = async (hands: Hands, selector: string): Promise<void> => {
  for (let turn = 0; turn < 24; turn += 1) {
    if ((await hands.count(`${selector}:focus`)) > 0) return;
    await hands.press('Tab');
  }
};

const aim = async (hands: Hands, board: string, { step, other }: Aim): Promise<void> => {
  await hands.press('ArrowRight');
  for (let turn = 0; turn < 24; turn += 1) {
    if ((await numberOn(hands, board, 'data-step')) === step) break;
    // A box has ends, so going round is not a way there.
    const here = await numberOn(hands, board, 'data-step');
    await hands.press(here < step ? 'ArrowRight' : 'ArrowLeft');
  }
  if ((await hands.read(board, 'data-other')) !== String(other)) await hands.press('ArrowUp');
};

const readFraction = async (hands: Hands, selector: string): Promise<Fraction> => ({
  top: await numberOn(hands, selector, 'data-top'),
  bottom: await numberOn(hands, selector, 'data-bottom'),
});

const answer = async (hands: Hands): Promise<void> => {
  const left = await readFraction(hands, '.ticket[data-side="left"]');
  const right = await readFraction(hands, '.ticket[data-side="right"]');
  await hands.tap(`.answer.${compareFractions(left, right)}`);
};

/** Cuts one pan fairly and takes so many of its pieces. */
const fill = async (
  hands: Hands,
  pan: number,
  order: { parts: number; take: number },
): Promise<void> => {
  const board = `.board[data-pan="${pan}"]`;
  const shape: Shape = (await hands.read(board, 'data-shape')) === 'box' ? 'box' : 'round';
  await focus(hands, board);
  if ((await numberOn(hands, board, 'data-parts')) !== order.parts)
    for (const each of aimsFor(shape, order.parts)) {
      await aim(hands, board, each);
      await hands.press('Enter');
    }
  for (let i = 0; i < order.take; i += 1) await hands.press(' ');
};

const serve = async (hands: Hands): Promise<void> => {
  const first = '.board[data-pan="0"]';
  const want = await readFraction(hands, first);
  const form = await hands.read(first, 'data-form');
  const shared = form === 'share';
  const parts = form === 'recut' ? await numberOn(hands, first, 'data-ready') : want.bottom;
  const pans = await hands.count('.board');
  let left = shared ? 0 : (want.top * parts) / want.bottom;
  for (let pan = 0; pan < pans; pan += 1) {
    const take = Math.min(parts, left);
    left -= take;
    await fill(hands, pan, { parts, take });
  }
  await hands.tap('.serve');
};

export const robot: Robot = {
  async step(hands) {
    await hands.wait(ready);
    if ((await hands.count('.nobi-end')) > 0) return false;
    if ((await hands.count('.topping')) > 0) await hands.tap('.topping');
    else if ((await hands.count('.answers')) > 0) await answer(hands);
    else await serve(hands);
    return true;
  },
};
