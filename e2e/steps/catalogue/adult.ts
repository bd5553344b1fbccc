import { enterAs } from '../../product/family.ts';
import { pin } from '../adult.ts';
import type { Guest, SpokenScreen } from './row.ts';

const choose = async ({ page, words, family }: Guest, digits: string) => {
  await page.getByLabel(words.pin.newPin, { exact: true }).fill(digits);
  await page.getByLabel(words.pin.password, { exact: true }).fill(family.password);
  await page.getByRole('button', { name: words.pin.setPin, exact: true }).click();
};

const guess = async ({ page, words }: Guest) => {
  await page.getByLabel(words.pin.pin, { exact: true }).fill('271828');
  await page.getByRole('button', { name: words.pin.open, exact: true }).click();
};

/** The parents' room and its PIN. */
export const adultScreens: readonly SpokenScreen[] = [
  {
    name: 'the parents’ room',
    async enter({ page, family }) {
      await enterAs(page, family, false);
      await page.goto('/parents');
    },
    rows: [
      {
        sentence: 'This PIN is too easy to guess. Please choose other digits.',
        source: 'pin_simple',
        provoke: (guest) => choose(guest, '123456'),
      },
      {
        sentence: 'This is not the PIN. Please try again.',
        source: 'pin_wrong',
        async provoke(guest) {
          // The room opens by itself; another visit to it would meet the new PIN under way.
          await choose(guest, pin);
          await guest.page.getByRole('button', { name: guest.words.adult.closeNow }).click();
          await guess(guest);
        },
      },
      {
        sentence:
          'That was wrong too often. Please wait a while, or choose a new PIN with your password.',
        source: 'pin_paused',
        async provoke(guest) {
          await guest.product.db.query('update adult_pin set failures = 4');
          await guess(guest);
        },
      },
    ],
  },
];
