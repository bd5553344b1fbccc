import sharp from 'sharp';

/** What a picture is cut to, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** One picture to be made small and clean of metadata. */
export interface PictureTask {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly size: PictureSize;
}

export type PictureResult =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly refused: true };

sharp.concurrency(1);
sharp.cache(false);

const redraw = ({ bytes, size }: PictureTask) =>
  sharp(bytes, { limitInputPixels: 25_000_000, failOn: 'warning', animated: false })
    // Turned as the camera meant it, before the note that says so is dropped.
    .autoOrient()
    .resize(size.width, size.height, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();

const answer = (result: PictureResult) => process.send?.(result);

process.on('message', (task: PictureTask) => {
  redraw(task).then(
    (bytes) => answer({ id: task.id, bytes }),
    () => answer({ id: task.id, refused: true }),
  );
});
// Without the server there is nobody to draw for.
process.on('disconnect', () => process.exit(0));
