/** The picture of what is asked, for whom no voice says it. */
import { makeSign } from '@nobi/kit/rounds';
import { isMost, landmarksOf, type Order, type Relation, relationOf } from '../rules/orders.ts';
import { landmark, scale } from './things.ts';

const dot: Readonly<Record<Exclude<Relation, 'between'>, readonly [x: number, y: number]>> = {
  above: [50, 14],
  below: [50, 86],
  in: [50, 50],
  left: [14, 50],
  right: [86, 50],
};

const box = (inside: string, size = '0 0 100 100'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}" aria-hidden="true">${inside}</svg>`;

/** A block, and the bright dot where it goes. */
export const relationIcon = (relation: Relation): string => {
  const block = (x: number): string =>
    `<rect x="${x - 20}" y="30" width="40" height="40" rx="9" fill="#d9d0f5" stroke="#8f82c4" stroke-width="5"/>`;
  const bright = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="14" fill="#ffb020" stroke="#8a4b00" stroke-width="5"/>`;
  if (relation === 'between') return box(block(18) + block(82) + bright(50, 50));
  const [x, y] = dot[relation];
  return box(block(50) + bright(x, y));
};

const oddIcon = box(
  '<g fill="#d9d0f5" stroke="#8f82c4" stroke-width="5"><circle cx="18" cy="50" r="14"/><circle cx="56" cy="50" r="14"/><circle cx="132" cy="50" r="14"/></g><rect x="80" y="36" width="28" height="28" rx="5" fill="#ffb020" stroke="#8a4b00" stroke-width="5"/>',
  '0 20 150 60',
);

/** A place is drawn where it is easy or help was taken; else it is for the ear. */
export const signFor = (
  order: Order,
  { level, aid }: { level: number; aid: number },
): HTMLElement | null => {
  const sign = makeSign('asked');
  if (order.form === 'compare') sign.innerHTML = scale(isMost(order));
  else if (order.form === 'odd') sign.innerHTML = oddIcon;
  else if (order.form === 'place') {
    const isDrawn = level === 0 || aid >= 1;
    sign.innerHTML =
      landmark(landmarksOf(order)[0]) + (isDrawn ? relationIcon(relationOf(order)) : '');
  } else return null;
  return sign;
};
