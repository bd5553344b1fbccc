/** A sea chart: two axes that cross in the harbour, north above. */
import { coordinates, reach } from '../../rules/forms/buoy.ts';
import { at, type Spot } from '../../rules/order.ts';
import { shownOf } from '../../rules/orders.ts';
import { pair, signed } from '../../text/numbers.ts';
import {
  box,
  dot,
  type Frame,
  grid,
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

const side = reach * 2;

const float = ({ x, y }: Spot, size: number): string =>
  dot({ x, y }, size, `fill="${paint.other}" stroke="${paint.white}" stroke-width="3"`) +
  segment({ x: x - size, y }, { x: x + size, y }, `stroke="${paint.white}" stroke-width="3"`);

const onChart = (frame: Frame, x: number, y: number): Spot =>
  pointAt(frame, { x: x + reach, y: y + reach });

/** Numbers along both axes: all, every other one, or the ends alone. */
const axisNumbers = (frame: Frame, detail: number): string => {
  const every = [1, 2, reach][detail] ?? 1;
  const size = Math.max(11, Math.min(16, frame.dy * 0.56));
  return Array.from({ length: side + 1 }, (_, place) => place - reach)
    .filter((n) => n !== 0 && n % (frame.dy < 17 ? Math.max(2, every) : every) === 0)
    .map((n) => {
      const [low, left] = [onChart(frame, n, 0), onChart(frame, 0, n)];
      return (
        write({ x: low.x, y: low.y + size + 1 }, signed(n), { size, fill: paint.cloth }) +
        write({ x: left.x - 5, y: left.y + size * 0.35 }, signed(n), {
          size,
          anchor: 'end',
          fill: paint.cloth,
        })
      );
    })
    .join('');
};

/** From where a way begins, or the two between which the middle is sought. */
const landmarks = ({ order: { n } }: View, frame: Frame): string => {
  const [kind, x, y, u, v] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4)];
  if (kind === 0) return '';
  const from = onChart(frame, x, y);
  const ring = dot(from, frame.dy * 0.42, `fill="none" stroke="${paint.cloth}" stroke-width="4"`);
  if (kind === 1) return ring;
  const to = onChart(frame, u, v);
  return float(from, frame.dy * 0.36) + float(to, frame.dy * 0.36);
};

/** With help the way is drawn that was asked for, or the line whose middle it is. */
const way = ({ order: { n } }: View, frame: Frame): string => {
  const [kind, x, y, u, v] = [at(n, 0), at(n, 1), at(n, 2), at(n, 3), at(n, 4)];
  const look = `stroke="${paint.cloth}" stroke-width="4" stroke-dasharray="4 6" fill="none"`;
  if (kind === 2) return segment(onChart(frame, x, y), onChart(frame, u, v), look);
  const [from, to] =
    kind === 1
      ? [
          { x, y },
          { x: x + u, y },
        ]
      : [
          { x: 0, y: 0 },
          { x, y: 0 },
        ];
  return segment(onChart(frame, from.x, from.y), onChart(frame, to.x, to.y), look);
};

const sides = [
  ['U', 'N', 0, 1],
  ['T', 'E', 1, 0],
  ['S', 'S', 0, -1],
  ['B', 'W', -1, 0],
] as const;

export const buoySheet = (view: View, { w, h }: Size): Plan => {
  const { order, spot, lang } = view;
  const step = Math.min((w - 44) / (side + 0.4), (h - 44) / (side + 0.4));
  // On a low screen the squares are wider than high, for fingers.
  const wide = Math.min((w - 44) / (side + 0.4), step * 1.8);
  const [long, tall] = [wide * side, step * side];
  const [left, top] = [(w - long) / 2, (h - tall) / 2];
  const frame: Frame = { x: left, y: top + tall, dx: wide, dy: step };
  const middle = onChart(frame, 0, 0);
  const look = `stroke="${paint.line}" stroke-width="4"`;
  const here = pointAt(frame, spot);
  const { x, y } = coordinates(spot);
  const detail = detailOf(view);
  const art = [
    grid({ x: left, y: top, w: long, h: tall }, wide, step),
    segment({ x: left, y: middle.y }, { x: left + long, y: middle.y }, look),
    segment({ x: middle.x, y: top }, { x: middle.x, y: top + tall }, look),
    ...sides.map(([id, en, east, north]) =>
      write(
        { x: middle.x + east * (long / 2 + 13), y: middle.y - north * (tall / 2 + 13) + 6 },
        lang === 'id' ? id : en,
        {
          size: 17,
        },
      ),
    ),
    axisNumbers(frame, detail),
    view.aid >= 2 || (view.level === 0 && at(order.n, 0) > 0) ? way(view, frame) : '',
    landmarks(view, frame),
    isPointing(view) ? halo(pointAt(frame, shownOf(order)), step * 0.7) : '',
    box(
      { x: here.x - step * 0.52, y: here.y + step * 0.12, w: step * 1.04, h: step * 0.34 },
      `fill="${paint.wood}" rx="${(step * 0.17).toFixed(1)}"`,
    ),
    `<path d="M${here.x} ${here.y + step * 0.1}V${here.y - step * 0.75}L${here.x + step * 0.55} ${here.y}Z" fill="${paint.cloth}" stroke="${paint.wood}" stroke-width="2"/>`,
    dot(here, 3.5, `fill="${paint.white}"`),
    detail === 0
      ? plate(
          {
            x: Math.max(46, Math.min(w - 46, here.x)),
            y: here.y > h / 2 ? here.y - step - 4 : here.y + step + 16,
          },
          pair(x, y),
        )
      : '',
  ];
  return { frame, art: art.join('') };
};
