import type { Work } from '../rules/album.ts';
import { stock } from '../rules/paints.ts';
import { unpack } from '../rules/unpacking.ts';
import { smallPicture } from './small-picture.ts';
import type { StickerArt } from './sticker-art.ts';

const side = 320;

export const workPicture = (work: Work, art: StickerArt): HTMLCanvasElement => {
  const picture = smallPicture(unpack(work.marks, stock), { shape: work.shape, art, side });
  picture.setAttribute('aria-hidden', 'true');
  return picture;
};
