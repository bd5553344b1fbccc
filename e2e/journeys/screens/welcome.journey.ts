import { enterAs, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('takes the promo once, waits 2.5 seconds, and remembers it @both', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const claim = page.getByRole('button', { name: 'Claim Promo' });
    await page.clock.pauseAt(Date.now() + 60_000);

    await claim.click();

    const busy = page.getByRole('button', { name: 'Processing...' });
    await expect(busy).toBeDisabled();
    expect(await page.evaluate(() => localStorage.getItem('promoClaimed'))).toBe('true');
    await page.clock.runFor(2400);
    await expect(page).toHaveURL('/');
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/signup');
    await page.goto('/');
    await expect(page.getByText('Promo berhasil diambil!')).toBeVisible();
    await expect(claim).toBeDisabled();
  });

  test('reads the about page in Indonesian, and in English for who asks @slow', async ({
    page,
    words,
  }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /About us/i })
      .first()
      .click();

    await expect(page).toHaveURL('/tentang-kami');
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await page.getByRole('link', { name: /read in English/i }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('button', { name: words.welcome.claim })).toBeVisible();
  });

  test('changes to Indonesian by the switch in the footer and stays there', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();

    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await page.goto('/login');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  });
});

test('speaks Indonesian to an Indonesian browser and shows the terms @slow', async ({
  page,
  words,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await page.getByRole('link', { name: words.brand.terms }).first().click();

  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('leads from the three buttons to where they say', async ({ page, words }) => {
  for (const [name, path] of [
    [words.welcome.register, '/signup'],
    [words.welcome.logIn, '/login'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(path);
  }
});

test('shows the film once it is in sight, and a still picture where motion is not welcome @slow', async ({
  page,
  words,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const films = () => fetched.filter((url) => /play-film-.*\.webp$/.test(url));
  const picture = page.getByRole('img', { name: words.welcome.film.alt });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(films()).toEqual([]);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(films).toHaveLength(1);
  await expect(picture).toHaveAttribute('src', /play-film/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(picture).toHaveAttribute('src', /play-still/);
  await page.reload();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  await expect(picture).toHaveAttribute('src', /play-still/);
});

test('tells who stands behind it, as the settings say @slow', async ({ page, words }) => {
  await page.goto('/');
  const who = page.getByRole('region', { name: words.welcome.who.heading });

  await expect(who).toContainText('PT Contoh Nobi');
  await expect(who).toContainText('bantuan@nobi.example');
  await expect(who).not.toContainText('%');
});

test('leads any other path to the welcome page @slow', async ({ page }) => {
  for (const path of ['/nothing-here', '/payments', '/staf', '/dashboard/nothing']) {
    await page.goto(path);
    await expect(page).toHaveURL(path.startsWith('/dashboard') ? /\/login/ : '/');
  }
});

test('offers somebody who is signed in the way back to play @slow', async ({
  page,
  product,
  words,
}) => {
  await enterAs(page, await paid(product), true);
  await page.goto('/');

  await expect(page.getByRole('link', { name: words.welcome.logIn, exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: words.welcome.register, exact: true })).toBeHidden();
  await page.getByRole('link', { name: words.welcome.backToPlay }).first().click();
  await expect(page).toHaveURL('/dashboard/games');
});

test('can be read and leads on without any script @slow', async ({ browser, product, words }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'id-ID' });
  const page = await context.newPage();
  await page.goto(product.url);

  await expect(page.locator('[data-star]')).toHaveCount(30);
  await page.getByRole('button', { name: words.welcome.claim }).click();
  await expect(page).toHaveURL(/\/signup\??$/);
  await context.close();
});

test('keeps the sky still for who asked for less motion @slow', async ({ page }) => {
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  const aSecondOfFrames = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let left = 60;
          const next = () => {
            left -= 1;
            if (left === 0) resolve();
            else requestAnimationFrame(next);
          };
          next();
        }),
    );
  await page.goto('/');
  await expect.poll(running).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect.poll(running).toBe(0);
  const before = await page.screenshot();
  await aSecondOfFrames();
  expect(before.equals(await page.screenshot())).toBe(true);
});
