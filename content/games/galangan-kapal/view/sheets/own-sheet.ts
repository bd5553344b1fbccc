/** The sail of one's own on the board, square by square. */
import type { Spot } from '../../rules/order.ts';
import { ownCloth } from '../../rules/save.ts';
import { cloths } from '../own-art.ts';
import { box, type Frame, grid, type Plan, paint, pointAt, type Size, segment } from './ink.ts';

export const ownSheet = (sail: string, mark: Spot | null, { w, h }: Size): Plan => {
  const { cols, rows } = ownCloth;
  const step = Math.min((w - 30) / cols, (h - 34) / rows, 64);
  const [left, base] = [(w - cols * step) / 2, (h + rows * step) / 2 - 4];
  const frame: Frame = { x: left + step / 2, y: base - step / 2, dx: step, dy: step };
  const cells = [...sail].map((colour, at) => {
    if (colour === '0') return '';
    const { x, y } = pointAt(frame, { x: at % cols, y: Math.floor(at / cols) });
    return box(
      { x: x - step / 2, y: y - step / 2, w: step, h: step },
      `fill="${cloths[Number(colour)]}"`,
    );
  });
  const marked = mark && pointAt(frame, mark);
  const art = [
    ...cells,
    grid({ x: left, y: base - rows * step, w: cols * step, h: rows * step }, step),
    segment(
      { x: left - 8, y: base + 4 },
      { x: left + cols * step + 8, y: base + 4 },
      `stroke="${paint.wood}" stroke-width="9" stroke-linecap="round"`,
    ),
    marked
      ? box(
          { x: marked.x - step / 2, y: marked.y - step / 2, w: step, h: step },
          `fill="none" stroke="${paint.white}" stroke-width="5"`,
        )
      : '',
  ];
  return { frame, art: art.join('') };
};
