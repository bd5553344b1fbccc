import { pictureOf } from '../paint/cloth.ts';
import type { Work } from '../rules/album.ts';
import { unpack } from '../rules/packing.ts';

const side = 280;

export const workPicture = ({ marks, shape }: Work): HTMLCanvasElement =>
  pictureOf(unpack(marks), { shape, side });
