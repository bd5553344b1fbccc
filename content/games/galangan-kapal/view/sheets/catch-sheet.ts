/** Baskets of fish as bars; a line that is pulled up and down, or a last basket that is filled. */
import { basketsOf, most } from '../../rules/forms/catch.ts';
import { at } from '../../rules/order.ts';
import { shownOf } from '../../rules/orders.ts';
import {
  box,
  type Frame,
  halo,
  type Plan,
  paint,
  plate,
  pointAt,
  type Size,
  segment,
  write,
} from './ink.ts';
import { detailOf, isPointing, type View } from './view.ts';

const axis = ({ y, dy }: Frame, left: number, right: number): string =>
  Array.from({ length: most / 2 + 1 }, (_, each) => each * 2)
    .map((n) => {
      const here = y - n * dy;
      const isNamed = n % 4 === 0 || dy > 9;
      const name = isNamed
        ? write({ x: left - 8, y: here + 5 }, `${n}`, { size: 15, anchor: 'end' })
        : '';
      return segment({ x: left, y: here }, { x: right, y: here }) + name;
    })
    .join('');

interface Bar {
  readonly value: number;
  readonly fill: string;
}

/** What stands above the line could fill what is missing below it. */
const balance = (baskets: readonly number[], line: number): string => {
  const over = baskets.reduce((sum, each) => sum + Math.max(0, each - line), 0);
  const under = baskets.reduce((sum, each) => sum + Math.max(0, line - each), 0);
  return `▲ ${over}   ▼ ${under}`;
};

export const catchSheet = (view: View, { w, h }: Size): Plan => {
  const { order, spot } = view;
  const isLast = at(order.n, 0) === 1;
  const baskets = basketsOf(order.n);
  const detail = detailOf(view);
  const [left, right] = [46, w - 18];
  const frame: Frame = { x: left + (right - left) / 2, y: h - 26, dx: 1, dy: (h - 76) / most };
  const bars: Bar[] = [
    ...baskets.map((value) => ({ value, fill: paint.other })),
    ...(isLast ? [{ value: spot.y, fill: paint.cloth }] : []),
  ];
  const wide = (right - left) / bars.length;
  const line = isLast ? at(order.n, 1) : spot.y;
  const height = frame.y - line * frame.dy;
  const look = `stroke="${isLast ? paint.line : paint.cloth}" stroke-width="5" ${isLast ? 'stroke-dasharray="8 7"' : ''}`;
  const tops = bars.map(({ value, fill }, place) => {
    const x = left + wide * (place + 0.2);
    const bar = { x, y: frame.y - value * frame.dy, w: wide * 0.6, h: value * frame.dy };
    const isNamed = detail < 2 || (isLast && place === bars.length - 1);
    return (
      box(bar, `fill="${fill}" rx="4"`) +
      (isNamed ? plate({ x: x + wide * 0.3, y: Math.max(22, bar.y - 6) }, `${value}`, 16) : '')
    );
  });
  const grip = pointAt(frame, spot);
  const knob = isLast
    ? { x: left + wide * (bars.length - 0.5), y: grip.y }
    : { x: right - 8, y: grip.y };
  const parts = isLast ? baskets : bars.map(({ value }) => value);
  const art = [
    axis(frame, left, right),
    ...tops,
    segment({ x: left, y: height }, { x: right, y: height }, look),
    isLast
      ? plate({ x: left + 26, y: height - 8 }, `⌀ ${line}`, 16)
      : plate({ x: right - 34, y: height - 12 }, `${line}`, 20),
    box(
      { x: knob.x - 12, y: knob.y - 12, w: 24, h: 24 },
      `class="grip" fill="${paint.white}" stroke="${paint.dark}" stroke-width="4" rx="12"`,
    ),
    detail === 0
      ? plate({ x: w / 2, y: 28 }, balance(isLast ? [...parts, spot.y] : parts, line), 18)
      : '',
    isPointing(view) ? halo({ x: knob.x, y: pointAt(frame, shownOf(order)).y }, 17) : '',
  ];
  return { frame, art: art.join('') };
};
