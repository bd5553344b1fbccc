/** The number, what the wheel makes of it, and a rope of knots: each knot is a factor of ten. */
import { numberOf, pairOf, turned, turns } from '../../rules/forms/unit.ts';
import { shownOf } from '../../rules/orders.ts';
import { figure } from '../../text/numbers.ts';
import {
  dot,
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

const knots = turns * 2 + 1;

/** How many of the smaller one are in the larger. */
export const factorLine = ({ order: { n }, lang }: Pick<View, 'order' | 'lang'>): string => {
  const { from, to, shift } = pairOf(n);
  const [large, small] = shift < 0 ? [to, from] : [from, to];
  return `1 ${large} = ${figure(10 ** Math.abs(shift), lang)} ${small}`;
};

const spokes = ({ x, y }: { x: number; y: number }, radius: number): string => {
  const arms = Array.from({ length: 8 }, (_, arm) => {
    const turn = (arm * Math.PI) / 4;
    const end = { x: x + Math.cos(turn) * radius * 1.3, y: y + Math.sin(turn) * radius * 1.3 };
    return segment({ x, y }, end, `stroke="${paint.wood}" stroke-width="5" stroke-linecap="round"`);
  });
  return `${arms.join('')}${dot({ x, y }, radius, `fill="none" stroke="${paint.wood}" stroke-width="7"`)}${dot({ x, y }, 5, `fill="${paint.cloth}"`)}`;
};

export const unitSheet = (view: View, { w, h }: Size): Plan => {
  const { order, spot, lang } = view;
  const { from, to } = pairOf(order.n);
  const dx = (w - 76) / (knots - 1);
  const frame: Frame = { x: 38, y: h * 0.76, dx, dy: 1 };
  const detail = detailOf(view);
  const size = h < 240 ? 26 : w > 480 ? 44 : 32;
  const rope = Array.from({ length: knots }, (_, x) => {
    const knot = pointAt(frame, { x, y: 0 });
    const isMiddle = x === turns;
    const next = { x: knot.x + dx / 2, y: knot.y + 34 };
    const sign = x < turns ? (lang === 'id' ? ': 10' : '÷ 10') : '× 10';
    const look = { size: Math.min(22, dx * 0.4), fill: paint.cloth };
    const hop = x < knots - 1 && detail === 0 ? write(next, sign, look) : '';
    return dot(knot, isMiddle ? 9 : 7, `fill="${isMiddle ? paint.white : paint.line}"`) + hop;
  });
  const numbers = [
    write({ x: w / 2, y: h * 0.2 + 8 }, `${figure(numberOf(order.n), lang)} ${from} =`, { size }),
    plate({ x: w / 2, y: h * 0.44 + 8 }, `${figure(turned(order.n, spot.x), lang)} ${to}`, size),
  ];
  const art = [
    ...numbers,
    segment(
      pointAt(frame, { x: 0, y: 0 }),
      pointAt(frame, { x: knots - 1, y: 0 }),
      `stroke="${paint.line}" stroke-width="4"`,
    ),
    ...rope,
    spokes(pointAt(frame, { x: spot.x, y: 0 }), Math.min(19, dx * 0.46)),
    detail < 2
      ? write({ x: w / 2, y: h * 0.58 + 10 }, factorLine(view), { size: 18, fill: paint.cloth })
      : '',
    isPointing(view) ? halo(pointAt(frame, shownOf(order)), 24) : '',
  ];
  return { frame, art: art.join('') };
};
