/** Every game and course that can be simulated. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SimulatedItem } from '@nobi/kit/simulate';
import { findItems } from '../build/items.ts';

export const allItems = async (): Promise<{ path: string; item: SimulatedItem }[]> => {
  const found = await findItems(join(import.meta.dirname, '..'));
  return Promise.all(
    found
      .filter(({ folder }) => existsSync(join(folder, 'simulated.ts')))
      .map(async ({ path, folder }) => {
        const source: { simulated: SimulatedItem } = await import(join(folder, 'simulated.ts'));
        return { path, item: source.simulated };
      }),
  );
};
