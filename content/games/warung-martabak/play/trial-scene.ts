/** What every trial of an answer has in common. */
import type { Verdict } from '../rules/serving.ts';
import type { Context } from './context.ts';
import type { OrderDesk } from './order-desk.ts';
import type { Portion } from './reward.ts';

export interface Trial {
  context: Context;
  desk: OrderDesk;
  verdict: Verdict;
  /** Who gets what if it was right. */
  onShown(portions: Portion[]): void;
}

export const lookAt = 2.4;

export const cheer = ({ stall, clock, text }: Context): void => {
  const { x, y, width, height } = stall.layout.table;
  stall.pop(text().level, { x: x + width / 2, y: y + height * 0.62 });
  clock.after(1.4, () => stall.hush());
};
