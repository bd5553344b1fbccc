import type { BrowserContext } from '@playwright/test';

/** A line that takes its time: files of the play origin wanted from now on stay away until let go. */
export const holdFiles = async (context: BrowserContext, playUrl: string) => {
  let letGo = () => {};
  let tell = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isWanted = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await context.route(`${playUrl}/assets/**`, async (route) => {
    tell();
    await mayCome;
    await route.fallback();
  });
  return { isWanted, letGo };
};
