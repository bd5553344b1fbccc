import { flushCompileCache } from 'node:module';
import sharp from 'sharp';
import type { CardWords } from './card/card.ts';

/** What a picture is cut to, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /**
   * Instead of cut to fill: `inside` as a whole and never larger than it came, `whole` as a whole in exactly this
   * room, see-through beside it.
   */
  readonly fit?: 'inside' | 'whole';
  /** Instead of WebP, for what every mail program must show: few colours, see-through as it came. */
  readonly as?: 'png';
}

/** A picture to be made small and clean of metadata, or a card to be drawn from words. */
export type PictureWork =
  | { readonly bytes: Uint8Array; readonly size: PictureSize }
  | { readonly card: CardWords };

export type PictureTask = PictureWork & { readonly id: number };

export type PictureResult =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly refused: true };

sharp.concurrency(1);
sharp.cache(false);

const redraw = ({ bytes, size }: Extract<PictureWork, { bytes: unknown }>) => {
  const picture = sharp(bytes, { limitInputPixels: 25_000_000, failOn: 'warning', animated: false })
    // Turned as the camera meant it, before the note that says so is dropped.
    .autoOrient()
    .resize(size.width, size.height, {
      fit: size.fit === 'whole' ? 'contain' : (size.fit ?? 'cover'),
      background: 'transparent',
      withoutEnlargement: size.fit === 'inside',
    });
  const drawn = size.as === 'png' ? picture.png({ palette: true }) : picture.webp({ quality: 82 });
  return drawn.toBuffer();
};

/** What draws cards is loaded with the first of them: most processes never need it. */
const work = async (task: PictureWork): Promise<Uint8Array> =>
  'card' in task ? (await import('./card/draw-card.ts')).drawCard(task.card) : redraw(task);

const answer = (result: PictureResult) => process.send?.(result);

// Kept before the first stranger's byte is read, for this process is killed and does not end by itself.
flushCompileCache();

process.on('message', (task: PictureTask) => {
  work(task).then(
    (bytes) => answer({ id: task.id, bytes }),
    () => answer({ id: task.id, refused: true }),
  );
});
// Without the server there is nobody to draw for.
process.on('disconnect', () => process.exit(0));
