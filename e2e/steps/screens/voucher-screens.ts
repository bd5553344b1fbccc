import { enterAs, signedIn } from '../../product/family.ts';
import { newVoucher } from '../vouchers.ts';
import { words } from '../words.ts';
import { asUnpaid, at, type Screen } from './screen.ts';

/** A code that somebody gave the family. */
export const voucherScreens: readonly Screen[] = [
  {
    name: 'a voucher code',
    open: async (visit) => {
      await asUnpaid(visit);
      await at('/gift/voucher')(visit);
      return visit.page.getByLabel(words[visit.language].voucher.code);
    },
  },
  {
    name: 'a voucher code accepted',
    open: async (visit) => {
      const { page, product, language } = visit;
      await enterAs(page, await signedIn(product), false);
      const { code } = await newVoucher(product);
      await page.goto('/gift/voucher');
      await page.getByLabel(words[language].voucher.code).fill(code);
      await page.locator('button[type=submit]').click();
      return page.getByText(words[language].voucher.done);
    },
  },
];
