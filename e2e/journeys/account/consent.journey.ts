import { wordsOf } from '@nobi/contract';
import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import { openRoom } from '../../steps/adult.ts';

test('the use of a child is taken back in two taps, nothing opens after it, and it is allowed anew', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await openRoom(page, words);
  const part = page.getByRole('region', { name: words.adult.consents });
  const ofUse = part.getByRole('listitem').filter({ hasText: words.adult.consentTitles.use });
  await part.getByText(words.adult.consentRead).click();
  await expect(part.getByText('SHA-256')).toBeVisible();

  await part.getByRole('button', { name: words.adult.consentWithdraw }).click();
  await expect(part.getByText(words.adult.consentSure.use)).toBeVisible();
  await part.getByRole('button', { name: words.adult.consentYes }).click();

  await expect(ofUse.getByRole('button', { name: words.adult.consentGive })).toBeVisible();
  await page.goto('/dashboard/games');
  const language = (await page.locator('html').getAttribute('lang')) === 'id' ? 'id' : 'en';
  await expect(page.getByText(wordsOf('consent_needed', language)).first()).toBeVisible();

  await openRoom(page, words);
  await ofUse.getByRole('button', { name: words.adult.consentGive }).click();
  await expect(part.getByText(words.adult.consentHistory)).toBeVisible();
  await page.goto('/dashboard/games');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('the voice of a child is allowed in the parents’ room, in its own words, and taken back', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await openRoom(page, words);
  const { consents, consentGive, consentSure, consentTitles, consentWithdraw, consentYes } =
    words.adult;
  const part = page.getByRole('region', { name: consents });
  const ofVoice = part.getByRole('listitem').filter({ hasText: consentTitles.own_voice });
  await expect(ofVoice).toContainText('30 detik');
  // What is allowed already stands above what may be.
  await expect(part.getByRole('listitem').first()).toContainText(consentTitles.use);

  await ofVoice.getByRole('button', { name: consentGive }).click();
  await ofVoice.getByRole('button', { name: consentWithdraw }).click();
  await expect(ofVoice).toContainText(consentSure.own_voice);
  await ofVoice.getByRole('button', { name: consentYes }).click();

  await expect(ofVoice.getByRole('button', { name: consentGive })).toBeVisible();
});

test('the page about protecting children is reached from every footer, without a sign-in', async ({
  page,
  words,
}) => {
  await page.goto('/terms');
  await page.getByRole('link', { name: /Keamanan anak|Child safety/ }).click();

  await expect(page).toHaveURL('/keamanan-anak');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: words.brand.terms }).first()).toBeVisible();
});
