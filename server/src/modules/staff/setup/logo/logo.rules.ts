import { hash } from 'node:crypto';
import type { PictureSize } from '../../../../pictures/picture-process.ts';

/** Twice as many pixels as it is shown in, for sharp screens. */
export const logoPicture: PictureSize = { width: 480, height: 160, fit: 'inside', as: 'png' };
const shownWithin = { width: 240, height: 80 };

/** How large a PNG of ours is shown: within its room, and no larger than it is. */
export const shownSize = (png: Buffer) => {
  // The first chunk of every PNG says how large it is.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const scale = Math.min(1, shownWithin.width / width, shownWithin.height / height);
  const shown = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: shown(width), height: shown(height) };
};

/** Names these bytes in addresses and in the audit log. */
export const logoVersion = (png: Uint8Array): string => hash('sha256', png, 'hex').slice(0, 12);
