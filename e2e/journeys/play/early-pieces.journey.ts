import type { Page } from '@playwright/test';
import { enterAs, paid, signedIn } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { stages } from '../../steps/items.ts';
import { sweep } from '../../steps/sweep.ts';

const paths = [
  { path: '/dashboard/games', as: 'paid' },
  { path: '/dashboard/courses', as: 'paid' },
  { path: '/dashboard/creativity', as: 'paid' },
  { path: '/dashboard/ai', as: 'paid' },
  { path: '/dashboard/profile', as: 'paid' },
  { path: stages.game, as: 'paid' },
  { path: '/payment', as: 'unpaid' },
  { path: '/support', as: 'paid' },
  { path: '/rating', as: 'paid' },
  { path: '/login', as: 'visitor' },
  { path: '/signup', as: 'visitor' },
] as const;

const piecesOf = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({
    early: [...document.querySelectorAll('head script ~ link[rel=modulepreload][crossorigin]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((file) => file.endsWith('.js')),
    all: performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => file.startsWith('/assets/') && /\.(js|css)$/.test(file)),
  }));
};

for (const { path, as } of paths)
  test(
    `asks for the pieces of ${path} at once, and for none that it can do without`,
    sweep,
    async ({ page, product }) => {
      if (as !== 'visitor')
        await enterAs(
          page,
          await (as === 'paid' ? paid(product) : signedIn(product)),
          as === 'paid',
        );
      const withScript = await piecesOf(page, path);
      // The script cannot add anything now; what loads pieces later adds them in another way.
      await page.addInitScript(() => {
        HTMLHeadElement.prototype.append = () => {};
      });
      const without = await piecesOf(page, path);

      expect(withScript.early.length).toBeGreaterThan(without.early.length);
      expect(new Set(withScript.all)).toEqual(new Set(without.all));
    },
  );
