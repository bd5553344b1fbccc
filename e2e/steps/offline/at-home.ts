import type { Bus } from '../../product/bus.ts';
import { enterAs, paid } from '../../product/family.ts';
import { items } from '../items.ts';
import { saveItem, shelves } from './saving.ts';

/** A family whose phone has saved the game at home, where there is a line; the page that did it is still open. */
export const savedAtHome = async ({ product, device }: Bus) => {
  const family = await paid(product);
  const atHome = await (await device.open()).newPage();
  await enterAs(atHome, family, true);
  await atHome.goto(shelves.games);
  await saveItem(atHome, items.game.id);
  return { family, atHome };
};
