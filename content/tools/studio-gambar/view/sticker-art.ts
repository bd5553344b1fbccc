/** Turns the shapes of stickers into pictures that a canvas can draw. */
import { type StickerName, stickerNames } from '../rules/paints.ts';
import { stickerShapes } from './sticker-shapes.ts';

/** Sharp enough for the biggest sticker on the biggest screen that we draw for. */
const side = 512;

export const stickerAddress = (name: StickerName): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="-4 -4 108 108">${stickerShapes[name]}</svg>`,
  )}`;

export interface StickerArt {
  /** Null while it is still being read. */
  picture(name: StickerName): HTMLImageElement | null;
}

/** Reads all stickers in the background and tells when they are there. */
export const openStickerArt = (onReady: () => void): StickerArt => {
  const ready = new Map<StickerName, HTMLImageElement>();
  const read = async (name: StickerName): Promise<void> => {
    const image = new Image(side, side);
    image.src = stickerAddress(name);
    await image.decode();
    ready.set(name, image);
  };
  void Promise.allSettled(stickerNames.map(read)).then(onReady);
  return { picture: (name) => ready.get(name) ?? null };
};
