import { expect, type Page } from '@playwright/test';
import type { Played } from '../../items/hands.ts';

const addresses = {
  games: (id: string) => `/play/${id}/x`,
  courses: (id: string) => `/dashboard/courses/player/${id}`,
  tools: (id: string) => `/dashboard/creativity/${id}`,
};
type Shelf = keyof typeof addresses;

const isShelf = (name: string): name is Shelf => Object.hasOwn(addresses, name);

/** The frame of an item in the product's player, once the item has come so far that it can be played. */
const frameOf = async (page: Page, path: string) => {
  const find = () => page.frames().find((each) => each.url().includes(`/${path}/`));
  await expect.poll(() => find() !== undefined, { message: `${path} opens` }).toBe(true);
  const frame = find();
  if (!frame) throw new Error(`${path} did not open`);
  return frame;
};

/** An item such as `games/jembatan-sepuluh` in the product's own player, its time turned by hand. */
export const openPlayed = async (page: Page, path: string): Promise<Played> => {
  const [shelf = '', id = ''] = path.split('/');
  if (!isShelf(shelf)) throw new Error(`${path} is on no shelf`);
  await page.goto(addresses[shelf](id));
  const frame = await frameOf(page, path);
  const box = await (await frame.frameElement()).boundingBox();
  const visit = {
    page,
    path,
    frame,
    corner: { x: box?.x ?? 0, y: box?.y ?? 0 },
    now: 0,
    lines: [],
    async pump(ms: number, frameMs = 80) {
      visit.now = await frame.evaluate(
        async ([time, step]) => {
          await window.nobiTime.advance(time, step);
          return window.nobiTime.now();
        },
        [ms, frameMs] as const,
      );
    },
  };
  return visit;
};
