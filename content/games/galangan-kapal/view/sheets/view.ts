/** What a sheet is drawn from. */
import type { Lang } from '@nobi/kit/guest';
import type { Order, Spot } from '../../rules/order.ts';

export interface View {
  readonly order: Order;
  readonly spot: Spot;
  /** 0 with all numbers, 1 with some, 2 with the question alone. */
  readonly level: number;
  /** 1 a way of thinking, 2 what can be counted, 3 and more where the answer lies. */
  readonly aid: number;
  readonly lang: Lang;
}

/** How much is in sight. */
export const detailOf = ({ level, aid }: View): number => (aid >= 2 ? 0 : level);
export const isPointing = ({ aid }: View): boolean => aid >= 3;
