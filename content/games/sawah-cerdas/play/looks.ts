/** How an order looks on the hill. Pure. */
import type { Work } from '@nobi/kit/rounds';
import type { Order } from '../rules/orders.ts';
import { run } from '../rules/program.ts';
import type { FieldPicture } from '../scene/field.ts';

const isAsking = ({ wanted }: Order): boolean => /[DRPABC]/.test(wanted.body);
const isRain = ({ fields: [before = '', after] }: Order): boolean =>
  after !== undefined &&
  before.includes('0') &&
  before.includes('1') &&
  before.length === after.length;
const movesIn = (body: string): number => [...body].filter((tile) => tile === 'M').length;

/** Squares that the drone is over in its first round, or in all of them. */
const trailOf = ({ order, level, aid }: Work<Order>): number[] => {
  if (order.form !== 'trace') return [];
  const all = aid >= 3;
  if (!all && level > 0 && aid < 2) return [];
  const { times, body } = order.wanted;
  const { steps } = run({ times: all ? times : 1, body }, order.fields[0] ?? '');
  return [...new Set(steps.filter(({ act }) => act !== 'M' && act !== '').map(({ at }) => at))];
};

export const fieldPicture = (
  work: Work<Order>,
  now: { fields: readonly string[]; pointed: number; isFlying: boolean },
): FieldPicture => {
  const { order, level, aid } = work;
  const isTrace = order.form === 'trace';
  const isLined = aid >= 2 && !isTrace && !isAsking(order);
  return {
    fields: now.fields,
    isRainy: isRain(order),
    isNumbered: isTrace && level < 2,
    round: isLined ? movesIn(order.wanted.body) : 0,
    trail: now.isFlying ? [] : trailOf(work),
    cursor: now.pointed,
    isOpen: isTrace && !now.isFlying,
  };
};

/** A field that is being painted. */
export const openPicture = (squares: string, cursor: number): FieldPicture => ({
  fields: [squares],
  isRainy: false,
  isNumbered: false,
  round: 0,
  trail: [],
  cursor,
  isOpen: true,
});
