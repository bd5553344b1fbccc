import type { Locator, Page } from '@playwright/test';
import { enterAs, newFamily, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { openRoom, pin } from '../../steps/adult.ts';
import { hearNobi, lastAnswer } from '../../steps/nobi.ts';
import { tabTo, typeInto } from '../../steps/screens/keyboard.ts';

const call = '**/api/ai/chat/';
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Goes there by Tab and presses. */
const press = async (page: Page, control: Locator) => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};

/** Escape closes what is open and gives the focus back to what opened it. */
const escapeTo = async (page: Page, opener: Locator) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
};

test.beforeEach(async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAs(page, await paid(product), true);
});

test('asks, stops, asks again and begins anew by keyboard alone @desk', async ({ page, words }) => {
  const { chat } = words;
  const box = page.getByRole('textbox', { name: chat.message });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/dashboard/ai');
  await press(page, button(chat.examples[0] ?? ''));
  await expect(lastAnswer(page)).toContainText('7 × 8 = 56');
  await expect(box).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '7 × 8 = 56' })).toHaveCount(1);

  await page.route(call, () => {});
  await page.keyboard.type('1 + 1');
  await page.keyboard.press('Enter');
  await press(page, button(chat.stop));
  await expect(box).toHaveValue('1 + 1');
  await expect(button(chat.speak)).toBeFocused();
  await page.unroute(call);
  await page.route(call, (route) => route.abort());
  await press(page, button(chat.ask));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(button(chat.ask)).toBeFocused();
  await page.unroute(call);
  await tabTo(page, button(chat.sendAgain), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(lastAnswer(page)).toContainText('1 + 1 = 2');
  await expect(box).toBeFocused();

  await tabTo(page, button(chat.clear), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(chat.hello)).toBeVisible();
  await expect(box).toBeFocused();
});

test('shows the rest of an answer, reads it aloud and opens its card @desk', async ({
  page,
  context,
  words,
}) => {
  const { chat } = words;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/dashboard/ai');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await typeInto(page, page.getByRole('textbox', { name: chat.message }), 'game matematika');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: chat.showAll }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(lastAnswer(page).locator('[data-kind]')).toBeFocused();
  await page.clock.resume();

  const opening = context.waitForEvent('page');
  await press(page, lastAnswer(page).getByRole('link').first());
  const newPage = await opening;
  await expect(newPage.locator('iframe')).toBeAttached();
  await newPage.close();
  const aloud = lastAnswer(page).getByRole('button', { name: words.chat.readAloud });
  await press(page, aloud);
  await expect(aloud).toBeFocused();
});

test('reads about Nobi and deletes an earlier talk by keyboard alone @desk', async ({
  page,
  words,
}) => {
  const { chat, talks } = words;
  await openRoom(page, words);
  await page.goto('/dashboard/ai');
  await hearNobi(page, '7 × 8', words);
  const about = page.getByRole('button', { name: chat.about });
  const past = page.getByRole('button', { name: chat.past });
  await tabTo(page, about, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, chat.about)).toBeVisible();
  await escapeTo(page, about);

  await tabTo(page, past, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page, chat.past);
  const forget = dialog.getByRole('button', { name: talks.forget });
  await press(page, forget);
  await expect(dialog.getByRole('button', { name: talks.keep })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(forget).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: talks.forgetYes }));

  await expect(dialog.getByRole('status').filter({ hasText: talks.forgotten })).toHaveCount(1);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await escapeTo(page, past);
  await expect(page.getByText(chat.hello)).toBeVisible();
  // Nothing of the deleted talk is left for those who listen either.
  await expect(page.getByText('7 × 8 = 56')).toHaveCount(0);
});

test('an adult looks after Nobi by keyboard alone @desk', async ({ page, words }) => {
  const { adult, care, pin: pinWords, talks } = words;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/dashboard/ai');
  await hearNobi(page, 'aku dibully di sekolah', words);
  await page.goto('/parents');
  await expect(page.getByLabel(pinWords.newPin, { exact: true })).toBeFocused();
  await page.keyboard.type(pin);
  await tabTo(page, page.getByLabel(pinWords.password, { exact: true }));
  await page.keyboard.type(newFamily().password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: adult.title })).toBeFocused();

  const voice = page.getByRole('switch', { name: care.voiceOn });
  await tabTo(page, voice);
  await page.keyboard.press('Space');
  await expect(voice).not.toBeChecked();
  await expect(voice).toBeFocused();
  await press(page, button(care.ageOf('7-9')));
  await expect(button(care.ageOf('7-9'))).toHaveAttribute('aria-pressed', 'true');
  await press(page, button(care.flagsSee));
  await expect(button(care.flagsSee)).toHaveCount(0);
  await expect(page.locator('section:focus')).toContainText(care.flags);
  await press(page, button(care.historyShow));
  await expect(page.locator('section:focus')).toContainText(care.history);
  const history = page.locator('section').filter({ hasText: care.history }).last();
  await tabTo(page, history.getByRole('button', { name: talks.forget }));
  const download = page.waitForEvent('download');
  await press(page, button(care.download));
  await download;
  await expect(button(care.download)).toBeFocused();

  await press(page, button(care.forgetAll));
  await expect(button(care.keep)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(care.forgetAll)).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, button(care.forgetAllYes));
  await expect(page.getByText(care.forgotten)).toBeVisible();
  await expect(button(care.forgetAll)).toBeFocused();
});
