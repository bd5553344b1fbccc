import type { ComponentType } from 'react';
import { untilNeeded } from './keeping/needed.ts';
import { markSettled } from './keeping/settled.ts';

export { isAlone } from './keeping/alone.ts';
export { whenSettled } from './keeping/settled.ts';

/** Who plays, once a family needs it; nothing at all where it does not arrive. */
export const load = async (): Promise<{ default: ComponentType }> => {
  await untilNeeded();
  try {
    const { loadKeeper } = await import('./load-keeper.ts');
    return { default: await loadKeeper() };
  } catch {
    markSettled();
    return { default: () => null };
  }
};
