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

test('what was taken back long ago is read page by page @slow', async ({
  page,
  product,
  words,
}) => {
  const family = await paid(product);
  await product.db.query(
    `insert into consent (account_id, child_id, purpose, text_version, language, text_sha256, method,
       given_at, withdrawn_at)
     select account_id, child_id, 'own_voice', t.version, t.language, sha256(convert_to(t.says, 'UTF8')), 'parents_room',
       now() + n * interval '1 second', now() + (n + 1) * interval '1 second'
     from consent g join account a on a.id = g.account_id,
       (select * from consent_text where purpose = 'own_voice' limit 1) t, generate_series(1, 105) n
     where a.email = $1`,
    [family.email],
  );
  await enterAs(page, family, true);
  await openRoom(page, words);
  const part = page.getByRole('region', { name: words.adult.consents });
  const history = part.locator('details').filter({ hasText: words.adult.consentHistory }).last();
  const rows = history.getByRole('listitem');
  const more = history.getByRole('button', { name: words.adult.consentEarlier });

  await history.getByText(words.adult.consentHistory).click();
  await expect(rows).toHaveCount(50);
  await more.click();
  await expect(rows).toHaveCount(100);
  await more.click();
  await expect(rows).toHaveCount(105);
  await expect(more).toHaveCount(0);
});
