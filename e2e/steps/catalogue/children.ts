import { enterAdult, enterAs, payFor } from '../../product/family.ts';
import { openRoom } from '../adult.ts';
import { addChild, picker, secret } from '../children.ts';
import type { Guest, SpokenScreen } from './row.ts';

const introduction = ({ page, words }: Guest) => picker(page, words.whoPlays.hello);

const begin = (guest: Guest) =>
  introduction(guest).getByRole('button', { name: guest.words.whoPlays.begin }).click();

const tapWrong = async ({ page, words }: Guest) => {
  const door = picker(page, words.whoPlays.yourPictures('Adik'));
  const { ball, kite, drum } = words.whoPlays.objects;
  for (const name of [ball, kite, drum])
    await door.getByRole('button', { name, exact: true }).click();
};

/** Who the children are and which of them plays. */
export const childrenScreens: readonly SpokenScreen[] = [
  {
    name: 'the first paid time',
    async enter({ page, product, family }) {
      await payFor(product, family);
      await product.db.query('update child set nickname = null, changed_at = null');
      await enterAs(page, family, true);
      await page.goto('/dashboard/games');
    },
    rows: [
      {
        sentence: 'Nobi is for children from 3 to 15. Please check month and year.',
        source: 'child_age',
        async provoke(guest) {
          const screen = introduction(guest);
          await screen.getByLabel(guest.words.whoPlays.nickname).fill('Budi');
          await screen.locator('[name=birth_month]').selectOption('12');
          await screen.locator('[name=birth_year]').selectOption({ index: 1 });
          await begin(guest);
        },
      },
      {
        sentence: 'Nobi knows this child already. The parents’ room is the place to change it.',
        source: 'child_known',
        async provoke(guest) {
          await introduction(guest).locator('[name=birth_year]').selectOption({ index: 4 });
          await guest.product.db.query('update child set changed_at = now()');
          await begin(guest);
        },
      },
    ],
  },
  {
    name: 'the children in the parents’ room',
    async enter({ page, product, family, words }) {
      await addChild(product, await enterAdult(product, family));
      await enterAs(page, family, false);
      await openRoom(page, words);
    },
    rows: [
      {
        sentence: 'Another child has this name. Please choose a different one.',
        source: 'child_name_taken',
        async provoke({ page, words }) {
          await page.getByRole('button', { name: words.adult.childAdd, exact: true }).click();
          await page.getByLabel(words.whoPlays.nickname).fill('ADIK');
          await page.getByRole('button', { name: words.adult.childSave, exact: true }).click();
        },
      },
    ],
  },
  {
    name: 'the pictures before a face',
    async enter({ page, product, family, words }) {
      await payFor(product, family);
      await addChild(product, await enterAdult(product, family), { pictures: secret });
      await enterAs(page, family, true);
      await page.goto('/dashboard/games');
      await picker(page, words.whoPlays.whoPlays).getByRole('button', { name: 'Adik' }).click();
    },
    rows: [
      {
        sentence: 'Those were not the pictures. Please try again.',
        source: 'child_secret_wrong',
        provoke: tapWrong,
      },
      {
        sentence: 'Let us call a grown-up first.',
        source: 'child_secret_wait',
        async provoke(guest) {
          for (let miss = 0; miss < 5; miss += 1) {
            const answer = guest.page.waitForResponse('**/api/children/playing/');
            await tapWrong(guest);
            await answer;
          }
        },
      },
    ],
  },
];
