import type { Page } from '@playwright/test';
import { enterAs, type Family, paid } from '../../product/family.ts';
import { expect, test } from '../../product/journey.ts';
import type { Product } from '../../product/product.ts';
import { items, stages } from '../../steps/items.ts';

const { id } = items.course;
const player = stages.course;

/** At the make step with something made: one press before the questions of the first lesson. */
const beforeTheQuestions = JSON.stringify({
  v: 1,
  progress: { lessons: {}, skills: {}, recent: [], free: [] },
  place: {
    lesson: 'see-five',
    step: 'make',
    at: 0,
    task: 'make-island',
    seed: 7,
    misses: 0,
    hints: 0,
    state: [0, 400, 400],
    again: null,
  },
});

const firstAnswers = async (product: Product, { email }: Family) => {
  const { rows } = await product.db.query(
    `select a.question_id, a.skill, a.choice, a.is_right
     from play_answer a
     join account on account.id = a.account_id
     where account.email = $1 order by a.answered_at`,
    [email],
  );
  return rows;
};

const savedText = async (product: Product, { email }: Family): Promise<string> => {
  const { rows } = await product.db.query(
    'select save from play_save s join account on account.id = s.account_id where email = $1',
    [email],
  );
  return String(rows[0]?.save);
};

/** A family that stands before the questions, with its course open. */
const openAtTheWork = async (page: Page, product: Product) => {
  const family = await paid(product);
  const reply = await fetch(`${product.url}/api/courses/${id}/save/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Token ${family.token}` },
    body: JSON.stringify({ save: beforeTheQuestions }),
  });
  expect(reply.status).toBe(200);
  await enterAs(page, family, true);
  await page.goto(player);
  const stage = page.frameLocator('iframe');
  return { family, stage, tile: (choice: string) => stage.locator(`[data-choice="${choice}"]`) };
};

test('asks two questions after the work and keeps the first answer to each @both', async ({
  page,
  product,
}) => {
  const { family, stage, tile } = await openAtTheWork(page, product);
  await stage.locator('.course-next').click();

  await tile('friend-3').click();
  await expect(tile('friend-3')).toHaveAttribute('aria-disabled', 'true');
  await tile('friend-4').click();
  await expect(tile('friend-4')).toHaveAttribute('data-is', 'fits');
  await tile('3').click();
  await expect(tile('3')).toHaveAttribute('data-is', 'fits');

  await expect(stage.locator('.nobi-end')).toBeVisible();
  expect(await firstAnswers(product, family)).toEqual([
    { question_id: 'which-is-four', skill: 'see-5', choice: 'friend-3', is_right: false },
    { question_id: 'how-many-fish', skill: 'see-5', choice: '3', is_right: true },
  ]);
  await expect.poll(() => savedText(product, family)).toContain('"see-five":{"done":1,');
});

test('comes back to the very question after a break @slow', async ({ page, product }) => {
  const { family, stage, tile } = await openAtTheWork(page, product);
  await stage.locator('.course-next').click();
  await tile('friend-5').click();
  await expect(tile('friend-5')).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(() => savedText(product, family)).toContain('"misses":1');

  await page.reload();

  await expect(tile('friend-5')).toHaveAttribute('aria-disabled', 'true');
  await tile('friend-4').click();
  await expect(tile('friend-4')).toHaveAttribute('data-is', 'fits');
});

test('lets the child go on while the line is down, and brings the answer later @slow', async ({
  page,
  product,
}) => {
  const { family, stage, tile } = await openAtTheWork(page, product);
  await page.route('**/checks/', (route) => route.abort());
  await stage.locator('.course-next').click();

  await tile('friend-4').click();
  await expect(tile('friend-4')).toHaveAttribute('data-is', 'kept');
  await tile('3').click();
  await expect(stage.locator('.nobi-end')).toBeVisible();
  expect(await firstAnswers(product, family)).toEqual([]);

  await page.unroute('**/checks/');
  await expect
    .poll(() => firstAnswers(product, family))
    .toMatchObject([
      { question_id: 'which-is-four', is_right: true },
      { question_id: 'how-many-fish', is_right: true },
    ]);
});
