/** A whole page as one picture: for the small pages, for reading, for the shelf, for paper. */
import { type Page, sizes, tall, wide } from '../rules/book.ts';
import { pictureOf, readPicture } from './pictures.ts';

const strip = 150;

export const heightOf = (image: HTMLImageElement, width: number): number =>
  (width * image.naturalHeight) / Math.max(1, image.naturalWidth);

const paintLine = (ink: CanvasRenderingContext2D, line: string): void => {
  ink.fillStyle = '#fffaf0';
  ink.fillRect(0, tall, wide, strip);
  ink.fillStyle = '#231a4d';
  ink.font = '38px Andika, sans-serif';
  ink.textAlign = 'center';
  const rows: string[] = [''];
  for (const word of line.split(' ')) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim();
    if (ink.measureText(longer).width > wide - 60) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  const top = tall + strip / 2 - (rows.length - 1) * 22 + 13;
  for (const [row, text] of rows.entries()) ink.fillText(text, wide / 2, top + row * 44, wide - 30);
};

export const paintPage = async (
  page: Page,
  { side, hasLine }: { side: number; hasLine: boolean },
): Promise<HTMLCanvasElement> => {
  await Promise.all([page.scene, ...page.things.map(({ art }) => art)].map(readPicture));
  const canvas = document.createElement('canvas');
  const zoom = side / wide;
  canvas.width = side;
  canvas.height = Math.round((hasLine ? tall + strip : tall) * zoom);
  const ink = canvas.getContext('2d');
  if (!ink) return canvas;
  ink.scale(zoom, zoom);
  const scene = pictureOf(page.scene);
  if (scene) ink.drawImage(scene, 0, 0, wide, tall);
  for (const thing of page.things) {
    const image = pictureOf(thing.art);
    if (!image) continue;
    const width = sizes[thing.size] ?? 100;
    const height = heightOf(image, width);
    ink.save();
    ink.translate(thing.x, thing.y);
    ink.scale(thing.flip ? -1 : 1, 1);
    ink.drawImage(image, -width / 2, -height / 2, width, height);
    ink.restore();
  }
  if (hasLine) paintLine(ink, page.line);
  return canvas;
};
