/** What lies there as an order begins, and what would be the next right move. Pure. */
import { seeded } from '@nobi/kit/guest';
import type { Work } from '@nobi/kit/rounds';
import type { Order } from '../rules/orders.ts';
import type { Program } from '../rules/program.ts';

/** How often is given at the lower levels, and where a program is only followed. */
export const isHeaderGiven = ({ order, level }: Work<Order>): boolean =>
  order.form === 'trace' ||
  (order.form === 'fix' ? order.broken?.times === order.wanted.times && level < 2 : level < 2);

/** At the lowest level all but one tile lie there; an underscore is where it is missing. */
export const beginning = (work: Work<Order>): Program => {
  const { order, level, seed } = work;
  const { wanted, broken } = order;
  if (order.form === 'trace') return wanted;
  if (broken) return broken;
  const times = isHeaderGiven(work) ? wanted.times : 2;
  if (level > 0) return { times, body: '' };
  const at = Math.floor(seeded(seed)() * wanted.body.length);
  return { times, body: `${wanted.body.slice(0, at)}_${wanted.body.slice(at + 1)}` };
};

/** As it flies: a place that is missing does nothing. */
export const without = ({ times, body }: Program): Program => ({
  times,
  body: body.replaceAll('_', ''),
});

/** The class of what is to be pressed next on the way to a program. */
export const nextMove = (now: Program, wanted: Program): string => {
  if (now.times !== wanted.times) return 'times';
  const at = [...now.body].findIndex((tile, place) => tile !== wanted.body[place]);
  const place = at < 0 ? now.body.length : at;
  const tile = wanted.body[place];
  if (at >= 0 && now.body[at] !== '_') {
    const isMissing =
      now.body.length < wanted.body.length && now.body.slice(at) === wanted.body.slice(at + 1);
    return isMissing && tile ? `tile-${tile.toLowerCase()}` : `slot-${at}`;
  }
  return tile ? `tile-${tile.toLowerCase()}` : 'go';
};
