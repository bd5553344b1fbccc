/** What is carried to its place with a mouse is an answer, as a tap is; a browser may not carry its picture away. */
import type { Locator } from '@playwright/test';
import { itemPaths } from './built-items.ts';
import { expect, test } from './item-test.ts';
import { desk } from './visit.ts';

const withHoles = ['games/kebun-bentuk'];
const moves = 8;

const middleOf = async (place: Locator) => {
  const { x, y, width, height } = (await place.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
};

for (const path of itemPaths.filter((each) => withHoles.includes(each)))
  test(`${path} takes a flower that is carried to its hole`, async ({ itemAt }) => {
    const { visit: open } = await itemAt(path);
    const visit = await open({ device: desk });
    const { mouse } = visit.page;
    const wanted = (await visit.frame.locator('.bed').getAttribute('data-wants')) ?? '';
    const from = await middleOf(visit.frame.locator(wanted));
    const to = await middleOf(visit.frame.locator('.bed .drop'));

    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: moves });
    const isCarried = await visit.frame.locator('.ghost').isVisible();
    await mouse.up();
    // Events leave in batches.
    await visit.pump(4000);

    const answers = visit.events.filter(({ verb }) => verb === 'answered');
    expect(isCarried, 'it follows the mouse').toBe(true);
    expect(answers.map(({ result }) => result?.success)).toEqual([true]);
    expect([...new Set(visit.trouble)]).toEqual([]);
  });
