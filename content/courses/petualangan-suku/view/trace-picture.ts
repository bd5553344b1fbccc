import type { Point } from '../rules/letter-shapes.ts';
import { type Frame, frameOf, type Stroke } from '../rules/strokes.ts';

/** Which stroke is being written, and which of its points has been reached. -1 is before its start. */
export interface Progress {
  stroke: number;
  point: number;
}

export const road = 13;

export const viewOf = (strokes: readonly Stroke[]): Frame => frameOf(strokes, 12);

const pathOf = (points: readonly Point[]): string => {
  const [first] = points;
  if (!first) return '';
  const rest = points.length === 1 ? [first] : points.slice(1);
  const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(first)}L${rest.map(at).join('L')}`;
};

const line = (points: readonly Point[], stroke: string, extra = ''): string =>
  `<path d="${pathOf(points)}" fill="none" stroke="${stroke}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/** A small arrow a little way into the stroke, so that its direction can be seen. */
const arrow = ({ points }: Stroke): string => {
  const from = points[3];
  const to = points[6];
  if (!from || !to) return '';
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return `<path transform="translate(${to[0].toFixed(1)} ${to[1].toFixed(1)}) rotate(${turn.toFixed(0)})" d="M-3-3.600L3 0L-3 3.600Z" fill="#5b3bd6"/>`;
};

const start = ({ points }: Stroke, at: number): string => {
  const [x, y] = points[0] ?? [0, 0];
  return `<circle cx="${x}" cy="${y}" r="5" fill="#0b7f5a"/><text class="letter" x="${x}" y="${y + 2.7}" font-size="7.500" text-anchor="middle" fill="#fff">${at + 1}</text>`;
};

const firefly = ([x, y]: Point): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(.8)"><circle r="11" fill="#ffd96b" opacity=".4"/><path d="M-1-2Q-9-11-10-3Q-8 2-1 0ZM1-2Q9-11 10-3Q8 2 1 0Z" fill="#fff" opacity=".85"/><ellipse cy="2" rx="4.200" ry="5.600" fill="#ffc53d"/><circle cy="-3.500" r="3.600" fill="#231a4d"/><circle cx="-1.300" cy="-4" r="1" fill="#fff"/><circle cx="1.300" cy="-4" r="1" fill="#fff"/></g>`;

const partOf = (stroke: Stroke, at: number, { stroke: now, point }: Progress): readonly Point[] => {
  if (at > now) return [];
  return at < now ? stroke.points : stroke.points.slice(0, point + 1);
};

const isBegun = (at: number, { stroke, point }: Progress): boolean =>
  at < stroke || (at === stroke && point >= 0);

export const tracePicture = (strokes: readonly Stroke[], progress: Progress): string => {
  const { x, y, width, height } = viewOf(strokes);
  const here = strokes[progress.stroke];
  const spot = here?.points[Math.max(0, progress.point)] ?? strokes.at(-1)?.points.at(-1);
  // Before a stroke it waits beside the start, so that the number there can be seen.
  const waits = progress.point < 0 ? 11 : 0;
  const layers = [
    ...strokes.map(({ points }) => line(points, '#fffaf0', `stroke-width="${road}"`)),
    ...strokes.map(({ points }) =>
      line(points, '#b7a6ee', 'stroke-width="1.600" stroke-dasharray="0.100 4.200"'),
    ),
    ...strokes.map((stroke, i) =>
      line(partOf(stroke, i, progress), '#ffb020', `stroke-width="${road - 2}"`),
    ),
    ...(here ? [arrow(here)] : []),
    ...strokes.map((stroke, i) => (isBegun(i, progress) ? '' : start(stroke, i))),
    ...(spot ? [firefly([spot[0] - waits, spot[1] - waits * 0.7])] : []),
  ];
  return `<svg viewBox="${x} ${y} ${width} ${height}" aria-hidden="true">${layers.join('')}</svg>`;
};
