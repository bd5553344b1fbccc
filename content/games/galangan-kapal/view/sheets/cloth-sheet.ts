/** Two pieces on squares of a metre: the one that is there, and the one that is pulled out. A sail stands on its
 *  boom; the floor of a hold is seen from above, with its height beside it. */
import { floor, floorOf, volumeOf } from '../../rules/forms/hold.ts';
import { areaOf, cloth, edgeOf } from '../../rules/forms/sail.ts';
import { at, type Lattice } from '../../rules/order.ts';
import { shownOf } from '../../rules/orders.ts';
import {
  box,
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

interface Pieces {
  readonly lattice: Lattice;
  /** The first piece; nothing where there is none. */
  readonly block: Size;
  readonly pulled: Size;
}

const piecesOf = ({ order: { form, n }, spot }: View): Pieces => {
  const pulled = { w: spot.x + 1, h: spot.y + 1 };
  if (form === 'sail') return { lattice: cloth, block: { w: at(n, 1), h: at(n, 2) }, pulled };
  const isAboard = at(n, 0) === 1;
  return {
    lattice: floor,
    block: isAboard ? { w: at(n, 3), h: at(n, 4) } : { w: 0, h: 0 },
    pulled,
  };
};

const sides = ({ w, h }: Size, corner: { x: number; y: number }, step: number): string =>
  w * h === 0
    ? ''
    : plate({ x: corner.x + (w * step) / 2, y: corner.y - 6 }, `${w}`, 17) +
      plate({ x: corner.x + 13, y: corner.y - (h * step) / 2 + 6 }, `${h}`, 17);

/** What the pieces make, while all numbers are in sight. */
const live = ({ order: { form, n }, spot }: View, { block, pulled }: Pieces): string => {
  const kind = at(n, 0);
  const floors =
    block.w * block.h > 0 ? `${block.w * block.h}+${floorOf(spot)}` : `${floorOf(spot)}`;
  if (form === 'hold')
    return `${block.w > 0 ? `(${floors})` : floors}×${at(n, 1)} = ${volumeOf(n, spot)} m³`;
  const area = `${block.w * block.h}+${pulled.w * pulled.h} = ${areaOf(n, spot)} m²`;
  if (kind === 0) return area;
  return kind === 1 ? `↻ ${edgeOf(n, spot)} m` : `${area} · ↻ ${edgeOf(n, spot)} m`;
};

/** Layers of crates, as many as the hold is high. */
const stack = (height: number, foot: { x: number; y: number }, side: number): string =>
  Array.from({ length: height }, (_, layer) =>
    box(
      { x: foot.x, y: foot.y - (layer + 1) * side, w: side * 1.5, h: side - 2 },
      `fill="${paint.wood}" stroke="${paint.dark}" stroke-width="2" rx="3"`,
    ),
  ).join('') +
  write({ x: foot.x + side * 0.75, y: foot.y - height * side - 8 }, `${height} m`, { size: 18 });

export const clothSheet = (view: View, { w, h }: Size): Plan => {
  const { order, spot } = view;
  const isHold = order.form === 'hold';
  const pieces = piecesOf(view);
  const { lattice, block, pulled } = pieces;
  const detail = detailOf(view);
  const cols = lattice.cols + block.w;
  const beside = isHold ? 58 : 0;
  const step = Math.min(
    (w - 28 - beside) / cols,
    (h - (detail === 0 ? 84 : 56)) / lattice.rows,
    46,
  );
  const left = (w - beside - cols * step) / 2;
  const base = h - Math.max(22, (h - 50 - lattice.rows * step) / 2);
  const start = left + block.w * step;
  const frame: Frame = { x: start + step / 2, y: base - step / 2, dx: step, dy: step };
  const line = `stroke="${paint.dark}" stroke-width="3"`;
  const [first, second] = isHold ? [paint.other, paint.wood] : [paint.other, paint.cloth];
  const grown = { x: start, y: base - pulled.h * step, w: pulled.w * step, h: pulled.h * step };
  const there = { x: left, y: base - block.h * step, w: block.w * step, h: block.h * step };
  const end = pointAt(frame, spot);
  const isSeamDrawn = !isHold && at(order.n, 0) > 0 && detail === 0;
  const seam = { x: start, y: base - Math.min(block.h, pulled.h) * step };
  const art = [
    box(there, `fill="${first}" ${line}`),
    box(grown, `fill="${second}" ${line}`),
    `<g opacity=".75">${grid({ x: left, y: base - lattice.rows * step, w: cols * step, h: lattice.rows * step }, step)}</g>`,
    isHold
      ? stack(at(order.n, 1), { x: w - beside - 2, y: base }, Math.min(34, (base - 46) / 6))
      : segment(
          { x: left - 8, y: base },
          { x: left + cols * step, y: base },
          `stroke="${paint.wood}" stroke-width="8" stroke-linecap="round"`,
        ),
    isSeamDrawn
      ? segment(
          seam,
          { x: start, y: base },
          `stroke="${paint.white}" stroke-width="4" stroke-dasharray="3 6"`,
        )
      : '',
    box(
      { x: end.x + step * 0.5 - 13, y: end.y - step * 0.5 - 13, w: 26, h: 26 },
      `class="grip" fill="${paint.white}" stroke="${paint.dark}" stroke-width="4" rx="13"`,
    ),
    detail < 2
      ? sides(block, { x: left, y: base }, step) + sides(pulled, { x: start, y: base }, step)
      : '',
    detail === 0 ? plate({ x: w / 2, y: 30 }, live(view, pieces), 19) : '',
    isPointing(view) ? halo(pointAt(frame, shownOf(order)), step * 0.6) : '',
  ];
  return { frame, art: art.join('') };
};
