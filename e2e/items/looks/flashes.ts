/** Does the screen flash? Pictures a tenth of a second apart, and how their light turns. */
import type { Visit } from '../visit.ts';

const frames = 10;
const columns = 8;
const rows = 14;

/** The light of each field of a picture, 0 to 1. Runs in the host's page, which keeps real time. */
const readLight = async ([pictures, across, down]: readonly [string[], number, number]): Promise<
  number[][]
> => {
  const canvas = document.createElement('canvas');
  canvas.width = across;
  canvas.height = down;
  const ctx = canvas.getContext('2d', { willReadFrequently: true });
  const lights: number[][] = [];
  for (const picture of pictures) {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${picture}`;
    await image.decode();
    ctx?.drawImage(image, 0, 0, across, down);
    const { data } = ctx?.getImageData(0, 0, across, down) ?? { data: [] };
    const light: number[] = [];
    for (let i = 0; i + 2 < data.length; i += 4)
      light.push(
        (0.2126 * (data[i] ?? 0) + 0.7152 * (data[i + 1] ?? 0) + 0.0722 * (data[i + 2] ?? 0)) / 255,
      );
    lights.push(light);
  }
  return lights;
};

/** How often a field turns from lighter to darker or back by a tenth or more. */
export const turnsOf = (light: readonly number[]): number => {
  let turns = 0;
  let way = 0;
  let edge = light[0] ?? 0;
  for (const now of light) {
    const change = now - edge;
    if (Math.abs(change) < 0.1) continue;
    if (way !== 0 && Math.sign(change) !== way) turns += 1;
    way = Math.sign(change);
    edge = now;
  }
  return turns;
};

/** The share of the screen that flashes more than three times in one second; a flash is two turns. */
export const flashingShare = async (visit: Visit): Promise<number> => {
  const pictures: string[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    const shot = await visit.page.screenshot({ type: 'jpeg', quality: 30 });
    pictures.push(shot.toString('base64'));
    await visit.pump(100, 50);
  }
  const lights = await visit.page.evaluate(readLight, [pictures, columns, rows] as const);
  const fields = Array.from({ length: columns * rows }, (_, field) =>
    turnsOf(lights.map((light) => light[field] ?? 0)),
  );
  return fields.filter((turns) => turns > 6).length / fields.length;
};
