import { expect, type Page } from '@playwright/test';
import { enterAs, signedIn } from '../../product/family.ts';
import { beginGift, giftAddress, makeGiftLink } from '../gifts.ts';
import { words } from '../words.ts';
import { asUnpaid, at, type Screen } from './screen.ts';

/** Loads it anew: an address that differs behind its `#` alone would stay in the page that is there. */
const openGift = async (page: Page, token: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(giftAddress(token));
};

/** Somebody else pays: the family's page, and the payer's. */
export const giftScreens: readonly Screen[] = [
  {
    name: 'links by which others pay',
    open: async (visit) => {
      await asUnpaid(visit);
      await at('/gift/links')(visit);
      return visit.page.getByText(words[visit.language].gift.none);
    },
  },
  {
    name: 'a new link',
    open: async (visit) => {
      const family = await signedIn(visit.product);
      await enterAs(visit.page, family, false);
      await visit.page.goto('/gift/links');
      await visit.page.getByRole('radio').first().check();
      await visit.page.locator('button[type=submit]').click();
      await expect(visit.page.getByText(words[visit.language].gift.ready)).toBeVisible();
      return visit.page.getByRole('button', { name: words[visit.language].gift.end });
    },
  },
  {
    name: 'what somebody is asked to pay',
    open: async (visit) => {
      const family = await signedIn(visit.product);
      const token = await makeGiftLink(visit.product, family, 'premium');
      await openGift(visit.page, token);
      return visit.page.getByText('Ibu Sari');
    },
  },
  {
    name: 'a link that does not work any more',
    open: async ({ page }) => {
      await openGift(page, 'A'.repeat(22));
      return page.getByRole('alert');
    },
  },
  {
    name: 'the payer’s thanks',
    open: async (visit) => {
      const family = await signedIn(visit.product);
      const token = await makeGiftLink(visit.product, family, 'regular');
      const gateway = await beginGift(visit.product, token);
      const { headers } = await fetch(gateway, {
        method: 'POST',
        body: new URLSearchParams({ pay: '1' }),
        redirect: 'manual',
      });
      await visit.page.goto(headers.get('location') ?? '');
      return visit.page.getByText(words[visit.language].gift.thanks);
    },
  },
];
