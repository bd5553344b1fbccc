import { thumbLimit } from '../../port.ts';

const sides = [320, 240, 180, 120];

const shrunk = (source: HTMLCanvasElement, side: number): HTMLCanvasElement => {
  const zoom = Math.min(1, side / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * zoom));
  canvas.height = Math.max(1, Math.round(source.height * zoom));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const asBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  // A browser that writes no WebP answers with a PNG, which is heavier and may have to be smaller.
  new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8));

/** A picture of a canvas, small and light enough for the shelf; null where none can be made. */
export const smallThumb = async (source: HTMLCanvasElement): Promise<Blob | null> => {
  for (const side of sides) {
    const blob = await asBlob(shrunk(source, side));
    if (blob && blob.size <= thumbLimit) return blob;
  }
  return null;
};
