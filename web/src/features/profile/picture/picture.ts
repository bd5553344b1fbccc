import type { ErrorCode } from '@nobi/contract';

/** The side of every picture that leaves this page, in pixels; the server keeps the same. */
const side = 512;
const mostBytes = 5 * 1024 * 1024;

export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp'] as const;

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is wrong with a chosen file, as far as it can be told without opening it. */
export const fileMistake = (file: {
  readonly type: string;
  readonly size: number;
}): ErrorCode | undefined => {
  if (!pictureKinds.some((kind) => kind === file.type) || file.size === 0) return 'picture_refused';
  return file.size > mostBytes ? 'too_large' : undefined;
};

const load = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/** Draws the square of a picture anew: smaller, and without a trace of where it was taken. */
export const drawPicture = async (address: string, square?: Square): Promise<Blob> => {
  const image = await load(address);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  const part = square ?? { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, side, side);
  const drawn = await new Promise<Blob | null>((resolve) => {
    // Drawings keep their clean edges; photos would weigh ten times as much that way.
    if (square) canvas.toBlob(resolve, 'image/jpeg', 0.9);
    else canvas.toBlob(resolve, 'image/png');
  });
  if (!drawn) throw new Error('The picture could not be drawn.');
  return drawn;
};
