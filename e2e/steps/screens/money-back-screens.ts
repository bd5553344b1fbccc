import { enterAs, paid } from '../../product/family.ts';
import { openRoom } from '../adult.ts';
import { words } from '../words.ts';
import type { Screen } from './screen.ts';

/** Money that goes back within seven days. */
export const moneyBackScreens: readonly Screen[] = [
  {
    name: 'money back, before the second tap',
    open: async ({ page, product, language }) => {
      const family = await paid(product);
      await enterAs(page, family, true);
      await openRoom(page, words[language]);
      await page.getByRole('button', { name: words[language].adult.backAsk }).click();
      return page.getByText(words[language].adult.backAfter(0));
    },
  },
];
