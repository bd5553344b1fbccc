/** Makes the welcome page's film and its still picture from the frames that `e2e/film` recorded. */
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../../..');
const art = join(root, 'web/src/brand/art');
/** Below the strip of the player. */
const crop = { left: 0, top: 76, width: 390, height: 768 };
const [width, perSecond, mostSeconds, mostBytes] = [288, 6, 16, 400_000];
/** Until the curtain is off the game. */
const opening = 2500;

/** The frame that stood there at each step of the film: the browser sends one only when something changes. */
const steps = (times: readonly number[]): number[] => {
  const first = (times[0] ?? 0) + opening;
  const last = Math.min(times.at(-1) ?? 0, first + mostSeconds * 1000);
  const count = Math.floor(((last - first) / 1000) * perSecond);
  return Array.from({ length: count }, (_, at) => {
    const moment = first + (at * 1000) / perSecond;
    return times.findLast((time) => time <= moment) ?? first;
  });
};

for (const language of ['id', 'en']) {
  const folder = join(root, '.cache/film', language);
  const times = (await readdir(folder)).map((name) => Number.parseInt(name, 10)).toSorted();
  const frames = await Promise.all(
    steps(times).map((time) =>
      sharp(join(folder, `${time}.jpg`))
        .extract(crop)
        .resize({ width })
        .png()
        .toBuffer(),
    ),
  );
  const film = await sharp(frames, { join: { animated: true } })
    .webp({
      quality: 46,
      effort: 6,
      loop: 0,
      delay: frames.map(() => Math.round(1000 / perSecond)),
    })
    .toBuffer();
  if (film.length > mostBytes) throw new Error(`${language}: ${film.length} bytes are too many`);
  await writeFile(join(art, `play-film-${language}.webp`), film);
  // In the middle something is going on.
  const still = frames[Math.floor(frames.length / 2)];
  await writeFile(
    join(art, `play-still-${language}.webp`),
    await sharp(still).webp({ quality: 72 }).toBuffer(),
  );
  console.log(language, frames.length, 'frames', film.length, 'bytes');
}
