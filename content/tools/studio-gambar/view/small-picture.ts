/** A small picture of a kept drawing, painted from its marks. */
import { paintStick, paintStroke } from '../paint/brushwork.ts';
import { paintPaper } from '../paint/papers.ts';
import { freshFrom, lifted, longSide, type Mark, paperOf, type Shape } from '../rules/marks.ts';
import { paperAt } from '../rules/paints.ts';
import type { StickerArt } from './sticker-art.ts';

export const smallPicture = (
  marks: readonly Mark[],
  { shape, art, side }: { shape: Shape; art: StickerArt; side: number },
): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  const zoom = side / longSide;
  canvas.width = Math.round(shape.wide * zoom);
  canvas.height = Math.round(shape.tall * zoom);
  // The eraser may only take away paint, so the paper goes beneath at the end.
  const ink = canvas.getContext('2d');
  if (!ink) return canvas;
  ink.scale(zoom, zoom);
  const gone = lifted(marks);
  const from = freshFrom(marks);
  for (const [place, mark] of marks.entries()) {
    if (place < from || gone.has(place)) continue;
    if (mark.kind === 'stroke') paintStroke(ink, mark, { shape });
    if (mark.kind === 'stick') paintStick(ink, mark, { shape, art });
  }
  const under = document.createElement('canvas');
  under.width = canvas.width;
  under.height = canvas.height;
  const paper = under.getContext('2d');
  if (paper) {
    paper.scale(zoom, zoom);
    paintPaper(paper, paperAt(paperOf(marks)), shape);
    ink.resetTransform();
    ink.globalCompositeOperation = 'destination-over';
    ink.drawImage(under, 0, 0);
  }
  return canvas;
};
