import { expect } from '@playwright/test';
import { enterAdult, enterAs, justPaid } from '../../product/family.ts';
import { openRoom } from '../adult.ts';
import { addChild, chip, picker, secret, twoChildren, withSari } from '../children.ts';
import { words } from '../words.ts';
import { asNewPaid, type Screen, type Visit } from './screen.ts';

/** Six children, as many as a family may have, of whom one is guarded. */
const atFaces = async ({ page, product, language }: Visit) => {
  const family = await withSari(product);
  const animals = ['elephant', 'orangutan', 'crocodile', 'starling', 'cat'];
  for (const [at, animal] of animals.entries())
    await addChild(product, family, {
      nickname: ['Adik', 'Budi', 'Muhammad Rizky', 'Ayu', 'Putri'][at] ?? '',
      animal,
      pictures: at === 0 ? secret : [],
    });
  await enterAs(page, family, true);
  await page.goto('/dashboard/games');
  return picker(page, words[language].whoPlays.whoPlays);
};

const atRoom = async (visit: Visit) => {
  const { page, product, language } = visit;
  await enterAs(page, await twoChildren(product, secret), true);
  await page.goto('/parents');
  return page.getByRole('region', { name: words[language].adult.children, exact: true });
};

/** Who plays, and the parents' room with its PIN. */
export const childrenScreens: readonly Screen[] = [
  {
    name: 'who the first child is',
    open: async ({ page, product, language }) => {
      await enterAs(page, await justPaid(product), true);
      await page.goto('/dashboard/games');
      return picker(page, words[language].whoPlays.hello);
    },
  },
  { name: 'who plays, of six', open: atFaces },
  {
    name: 'the pictures before a face',
    open: async (visit) => {
      const { page, language } = visit;
      await (await atFaces(visit)).getByRole('button', { name: 'Adik' }).click();
      return picker(page, words[language].whoPlays.yourPictures('Adik'));
    },
  },
  {
    name: 'who plays, in the bar',
    open: async ({ page, product, language }) => {
      await enterAs(page, await twoChildren(product), true);
      await page.goto('/dashboard/games');
      await picker(page, words[language].whoPlays.whoPlays)
        .getByRole('button', { name: 'Adik' })
        .click();
      await expect(chip(page)).toBeVisible();
      // Also where nobody has pressed anything yet, the bar stays calm when the face arrives.
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
      return chip(page);
    },
  },
  {
    name: 'the first PIN',
    open: async (visit) => {
      await asNewPaid(visit);
      await visit.page.goto('/parents');
      return visit.page.getByLabel(words[visit.language].pin.newPin, { exact: true });
    },
  },
  {
    name: 'the PIN before the parents’ room',
    open: async (visit) => {
      const { page, product, language } = visit;
      await enterAdult(product, await asNewPaid(visit));
      await product.db.query('update session set adult_until = now()');
      await page.goto('/parents');
      return page.getByLabel(words[language].pin.pin, { exact: true });
    },
  },
  {
    name: 'the parents’ room',
    open: async (visit) => {
      await asNewPaid(visit);
      await openRoom(visit.page, words[visit.language]);
      return visit.page.getByRole('heading', { name: words[visit.language].adult.data });
    },
  },
  {
    name: 'a child changed in the parents’ room',
    open: async (visit) => {
      const { adult, whoPlays } = words[visit.language];
      const room = await atRoom(visit);
      await room.getByRole('button', { name: adult.childPartOf.change('Adik') }).click();
      return room.getByLabel(whoPlays.nickname);
    },
  },
  {
    name: 'a child’s pictures in the parents’ room',
    open: async (visit) => {
      const { adult } = words[visit.language];
      const room = await atRoom(visit);
      await room.getByRole('button', { name: adult.childPartOf.secret('Adik') }).click();
      return room.getByRole('button', { name: adult.secretRemove });
    },
  },
  {
    name: 'a child about to be removed',
    open: async (visit) => {
      const { adult } = words[visit.language];
      const room = await atRoom(visit);
      await room.getByRole('button', { name: adult.childPartOf.remove('Adik') }).click();
      return room.getByRole('button', { name: adult.removeYes('Adik') });
    },
  },
];
