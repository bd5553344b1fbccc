import type { BrowserContext } from '@playwright/test';

/** A line that takes its time: files of the play origin that are asked for from now on stay away until let go. */
export const holdFiles = async (context: BrowserContext, playUrl: string) => {
  let letGo = () => {};
  let askedFor = () => {};
  const mayCome = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    askedFor = resolve;
  });
  await context.route(`${playUrl}/assets/**`, async (route) => {
    askedFor();
    await mayCome;
    await route.fallback();
  });
  return { asked, letGo };
};
