import type { Page } from '@playwright/test';
import { newFamily } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { choosePlan, fillSignUp, pressLogIn, pressSignUp } from '../../steps/forms.ts';
import { items } from '../../steps/items.ts';
import { BridgePlayer } from '../../steps/play/player.ts';

/** Counts what a hand does, on all pages of the tab: taps, and fields into which something was typed. */
const countHands = async (page: Page) => {
  const taps: string[] = [];
  const fields = new Set<string>();
  await page.exposeFunction('nobiTap', (where: string) => taps.push(where));
  await page.exposeFunction('nobiTyped', (where: string) => fields.add(where));
  await page.addInitScript(() => {
    const call = (name: string, detail: string) => Reflect.get(window, name)?.(detail);
    const hear = (type: string, name: string) =>
      addEventListener(
        type,
        ({ target, isTrusted }) => {
          if (!isTrusted || !(target instanceof Element)) return;
          const isBox = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type);
          if (type === 'input' && isBox) return;
          call(name, `${location.pathname} ${target.getAttribute('name') ?? target.textContent}`);
        },
        true,
      );
    hear('pointerdown', 'nobiTap');
    hear('input', 'nobiTyped');
  });
  return { taps, fields };
};

test('plays a game of the poster after two taps and without a word', async ({
  page,
  language,
  words,
}) => {
  const { taps, fields } = await countHands(page);
  await page.goto('/');

  await page.getByRole('button', { name: words.welcome.samples.ages['4-6'] }).click();
  await expect(new BridgePlayer(page, language).planks.first()).toBeVisible();

  expect(taps.length, taps.join('\n')).toBeLessThanOrEqual(2);
  expect([...fields]).toEqual([]);
});

test('takes a paying family from the poster to its first game in ten taps and four fields', async ({
  page,
  language,
  words,
}) => {
  const { taps, fields } = await countHands(page);
  await page.goto('/');
  await page.getByRole('button', { name: words.welcome.claim }).click();
  await expect(page).toHaveURL('/signup');

  await fillSignUp(page, words, newFamily());
  await pressSignUp(page, words);
  await pressLogIn(page, words);
  await expect(page).toHaveURL('/payment');
  await choosePlan(page, words, 'regular');
  await page.locator('button[name=pay]').click();
  await expect(page).toHaveURL('/dashboard/games');
  await page.getByRole('button', { name: words.whoPlays.later }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: words.games.playNamed(items.game.title[language]) }).click();
  await expect(new BridgePlayer(await opening, language).planks.first()).toBeVisible();

  expect(taps.length, taps.join('\n')).toBeLessThanOrEqual(10);
  expect(fields.size, [...fields].join('\n')).toBeLessThanOrEqual(4);
  expect(taps.length, 'something was counted').toBeGreaterThan(4);
});
