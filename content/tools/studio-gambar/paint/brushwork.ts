/** Puts one mark on a sheet, with all its mirror images. */
import type { Shape, Stick, Stroke } from '../rules/marks.ts';
import { flipsOf, reflect } from '../rules/mirror.ts';
import { brushAt, paintAt, stickerNameAt, widthOf } from '../rules/paints.ts';
import type { StickerArt } from '../view/sticker-art.ts';
import { shapeBody } from './outline.ts';
import { paintTrail } from './stamps.ts';

type Ink = CanvasRenderingContext2D;

const flipped = (ink: Ink, shape: Shape, [x, y]: readonly [number, number]): void => {
  ink.translate(x === 1 ? 0 : shape.wide, y === 1 ? 0 : shape.tall);
  ink.scale(x, y);
};

/** Stamps are only added to; lines with a body are drawn anew from their start. */
export const growsByStamps = (brush: number): boolean =>
  ['stars', 'rainbow', 'batik', 'spray'].includes(brushAt(brush));

export const paintStroke = (
  ink: Ink,
  stroke: Stroke,
  { shape, from = 0 }: { shape: Shape; from?: number },
): number => {
  const brush = brushAt(stroke.brush);
  const color = paintAt(stroke.color).hex;
  const width = widthOf(brush, stroke.size);
  const { line } = stroke;
  const isTrail =
    brush === 'stars' || brush === 'rainbow' || brush === 'batik' || brush === 'spray';
  let next = from;
  const paint = isTrail
    ? (onto: Ink): void => {
        next = paintTrail(onto, { brush, color, width, line }, from);
      }
    : shapeBody({ brush, color, width, line });
  for (const flip of flipsOf(stroke.mirror)) {
    ink.save();
    flipped(ink, shape, flip);
    paint(ink);
    ink.restore();
  }
  return next;
};

export const paintStick = (
  ink: Ink,
  stick: Stick,
  { shape, art }: { shape: Shape; art: StickerArt },
): void => {
  const picture = art.picture(stickerNameAt(stick.art));
  if (!picture) return;
  for (const flip of flipsOf(stick.mirror)) {
    const { x, y } = reflect(stick, flip, shape);
    ink.save();
    ink.translate(x, y);
    // Upside down would be rude to an animal: only left and right are turned over.
    ink.scale(flip[0], 1);
    ink.drawImage(picture, -stick.wide / 2, -stick.wide / 2, stick.wide, stick.wide);
    ink.restore();
  }
};
