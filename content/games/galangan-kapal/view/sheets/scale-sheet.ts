/** The model on the left, the mast that grows on the right, a measure beside it. */
import { stepOf } from '../../rules/forms/scale.ts';
import { at, type Spot } from '../../rules/order.ts';
import { shownOf } from '../../rules/orders.ts';
import { figure, unitOfMast } from '../../text/numbers.ts';
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

const stops = 40;

/** A hull with a mast and two sails, as long and as tall as it is asked to be. */
const craft = ({ x, y }: Spot, long: number, tall: number): string => {
  const half = long / 2;
  const look = `stroke="${paint.wood}" stroke-width="7" stroke-linecap="round"`;
  const top = y - tall;
  const [fore, aft] = [Math.min(half * 0.8, tall * 0.5), Math.min(half * 0.9, tall * 0.62)];
  const sails =
    tall < 16
      ? ''
      : `<path d="M${x - 5} ${top + tall * 0.12}V${y - 6}H${x - fore}Z" fill="${paint.white}"/><path d="M${x + 5} ${top + tall * 0.04}V${y - 6}H${x + aft}Z" fill="${paint.cloth}"/>`;
  const pennant = `<path d="M${x} ${top - 3}l22 6l-22 6Z" fill="${paint.other}"/>`;
  const hull = `<path d="M${x - half} ${y - 5}Q${x} ${y + 6} ${x + half} ${y - 8}L${x + half * 0.74} ${y + 20}H${x - half * 0.72}Z" fill="${paint.wood}"/><path d="M${x - half * 0.92} ${y + 3}Q${x} ${y + 12} ${x + half * 0.94} ${y + 1}" stroke="${paint.white}" stroke-width="4" fill="none"/>`;
  return sails + segment({ x, y }, { x, y: top }, look) + pennant + hull;
};

const across = ({ x, y }: Spot, long: number, words: string): string =>
  segment(
    { x: x - long / 2, y: y + 27 },
    { x: x + long / 2, y: y + 27 },
    `stroke="${paint.line}" stroke-width="3"`,
  ) + plate({ x, y: y + 45 }, words, 17);

/** What is given: a model, a ship, or a boat whose shape is to be kept. */
const original = ({ order: { n }, lang }: View, foot: Spot, space: Size): string => {
  const [kind, a, b] = [at(n, 0), at(n, 1), at(n, 2)];
  if (kind < 2) {
    const tall = space.h * (kind === 0 ? 0.36 : 0.62);
    const long = space.w * (kind === 0 ? 0.42 : 0.8);
    const words = `${figure(a, lang)} ${kind === 0 ? 'cm' : 'm'}`;
    return craft(foot, long, tall) + plate({ x: foot.x - 24, y: foot.y - tall * 0.45 }, words);
  }
  const unit = Math.min((space.w * 0.8) / Math.max(a, 4), (space.h * 0.62) / b);
  return (
    craft(foot, a * unit, b * unit) +
    plate({ x: foot.x - 26, y: foot.y - b * unit * 0.55 }, `${b} m`) +
    across(foot, a * unit, `${a} m`)
  );
};

/** What helps to think: how much one is worth. */
const worth = ({ order: { n }, lang }: View): string => {
  const [kind, a, b] = [at(n, 0), at(n, 1), at(n, 2)];
  if (kind === 0) return `1 cm → ${figure(b / 100, lang)} m`;
  if (kind === 1) return `1 m → ${figure(100 / b, lang)} cm`;
  return `${a} m → ${b} m`;
};

const measure = (view: View, { x, y, dy }: Frame): string => {
  const step = stepOf(view.order.n);
  return Array.from({ length: stops + 1 }, (_, stop) => {
    const here = y - stop * dy;
    const isLong = stop % 5 === 0;
    const tick = segment(
      { x: x - 34, y: here },
      { x: x - (isLong ? 20 : 27), y: here },
      `stroke="${paint.line}" stroke-width="2"`,
    );
    const isNamed = stop % 10 === 0 || (stop % 5 === 0 && dy > 5);
    const name = figure(stop * step, view.lang);
    return isLong && isNamed && detailOf(view) < 2
      ? tick + write({ x: x - 40, y: here + 5 }, name, { size: 15, anchor: 'end' })
      : tick;
  }).join('');
};

export const scaleSheet = (view: View, { w, h }: Size): Plan => {
  const { order, spot, lang } = view;
  const foot = h - 66;
  const frame: Frame = { x: w * 0.72, y: foot, dx: 1, dy: (foot - 22) / stops };
  const top = pointAt(frame, spot);
  const unit = unitOfMast(order);
  const isShape = at(order.n, 0) === 2;
  const long = w * (at(order.n, 0) === 1 ? 0.22 : 0.4);
  const ground = box({ x: 0, y: foot + 20, w, h: 4 }, `fill="${paint.faint}"`);
  const art = [
    ground,
    original(view, { x: w * 0.24, y: foot }, { w: w * 0.42, h: foot }),
    measure(view, frame),
    craft({ x: frame.x, y: foot }, long, foot - top.y),
    isShape ? across({ x: frame.x, y: foot }, long, `${at(order.n, 3)} m`) : '',
    detailOf(view) === 0 ? plate({ x: w * 0.24, y: 30 }, worth(view)) : '',
    isPointing(view) ? halo(pointAt(frame, shownOf(order)), 15) : '',
    plate(
      { x: Math.min(w - 42, frame.x + 62), y: Math.max(30, top.y + 6) },
      `${figure(spot.y * stepOf(order.n), lang)} ${unit}`,
      21,
    ),
  ];
  return { frame, art: art.join('') };
};
