import type { Page } from '@playwright/test';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { openRoom } from '../../steps/adult.ts';
import { BridgePlayer } from '../../steps/play/player.ts';

/** A device that was sold abroad: English voices and no other. */
const speaksEnglishAlone = (page: Page) =>
  page.addInitScript(() => {
    speechSynthesis.getVoices = () => [
      {
        ...{ name: 'Test', lang: 'en-US', voiceURI: 'test', default: true, localService: true },
      },
    ];
  });

test('shows how without a voice, and tells the adult once how to install one @slow', async ({
  page,
  product,
  language,
  words,
}) => {
  await speaksEnglishAlone(page);
  await enterAs(page, await paid(product), true);
  const player = new BridgePlayer(page, language);
  const hand = page.frameLocator('iframe').locator('.nobi-hand');
  const card = page.getByRole('region', { name: words.voiceRoom.title.id });

  // A child who has played before has seen the hand; here it comes back because nobody can be heard.
  await page.goto('/play/jembatan-sepuluh/x');
  await expect(player.planks.first()).toBeVisible();
  await expect(player.bubble).not.toBeEmpty();
  await page.waitForFunction(() => localStorage.getItem('nobi-voiceless-id') !== null);
  await page.reload();
  await expect(hand).toBeVisible();

  await openRoom(page, words);
  await expect(card).toContainText(words.voiceRoom.how);
  await card.getByRole('button', { name: words.voiceRoom.listen }).click();
  await expect(card.getByRole('status')).toHaveText(words.voiceRoom.missing);
  await card.getByRole('button', { name: words.voiceRoom.done }).click();
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('navigation', { name: words.adult.parts })).toBeVisible();
  await expect(card).toBeHidden();
});
