import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { pictureProcessor } from './pictures.ts';

const processor = pictureProcessor();
afterEach(() => processor.stop());

const picture = await sharp({
  create: { width: 60, height: 40, channels: 3, background: 'orange' },
})
  .png()
  .toBuffer();

/** Ids of our own children that draw pictures. */
const drawers = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((row) => row.includes('picture-process'))
    .map((row) => Number.parseInt(row, 10));

const killDrawers = () => {
  for (const pid of drawers()) process.kill(pid, 'SIGKILL');
};

test('draws again after its process was killed', async () => {
  await processor.redraw(picture);
  killDrawers();

  // Those at the door when it died may be refused; nothing may hang or break.
  const atTheDoor = await Promise.allSettled([
    processor.redraw(picture),
    processor.redraw(picture),
  ]);
  const later = await processor.redraw(picture);

  expect(atTheDoor).toHaveLength(2);
  expect((await sharp(later).metadata()).format).toBe('webp');
});

test('a picture that kills the process takes none of the others with it', async () => {
  await processor.redraw(picture);
  const first = processor.redraw(picture);
  const others = [processor.redraw(picture), processor.redraw(picture)];
  killDrawers();

  await first.catch(() => 'refused');

  await expect(Promise.all(others)).resolves.toHaveLength(2);
});

test('lets a few wait in line and sends the next away for a moment', async () => {
  const line = Array.from({ length: 8 }, () => processor.redraw(picture));

  await expect(processor.redraw(picture)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 5,
  });

  await expect(Promise.all(line)).resolves.toHaveLength(8);
});

test('refuses what is no picture without a process', async () => {
  await expect(processor.redraw(Buffer.from('<svg/>'))).rejects.toMatchObject({
    code: 'picture_refused',
  });

  expect(drawers()).toEqual([]);
});
