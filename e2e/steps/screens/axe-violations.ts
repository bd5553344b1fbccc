import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page's axe asks the one in each frame, on whatever origin it is. Once there, it stays. */
const inject = async (frame: Frame) => {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(source);
  await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }));
};

/** What axe finds on a page and in its frames that would stand in somebody's way. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  // What is still fading in has less contrast than it will have.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  for (const frame of page.frames()) await inject(frame);
  // Nobody reads what passed, and writing it down takes axe longer than finding out.
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
};

declare global {
  interface Window {
    /** There once its source has run. */
    axe: typeof axe;
  }
}
