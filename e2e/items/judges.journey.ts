/** The judges themselves: what breaks a rule must be seen, and what keeps it must pass. */
import { expect, test } from '@playwright/test';
import { turnsOf } from './looks/flashes.ts';
import { startGlance, takeGlance } from './looks/glance.ts';
import { readingBreaches, readPassages } from './looks/reading.ts';
import { readTargets, targetBreaches } from './looks/targets.ts';

const room = { width: 360, height: 640, isYoung: true };
const at = ([left, top, size]: readonly [number, number, number], more = '') =>
  `<button ${more} style="position:absolute;left:${left}px;top:${top}px;width:${size}px;height:${size}px">a</button>`;

test.use({ viewport: { width: 360, height: 640 } });

test('sees targets that are too small, too near, too low or beyond the edge', async ({ page }) => {
  const judge = async (html: string) => {
    await page.setContent(`<body style="margin:0">${html}</body>`);
    return targetBreaches(await page.evaluate(readTargets), room).map((line) => line.slice(0, 6));
  };

  expect(await judge(at([0, 0, 64]) + at([80, 0, 64]))).toEqual([]);
  expect(await judge(at([0, 0, 60]))).toEqual(['rule 1']);
  expect(await judge(at([0, 0, 64], 'data-answer'))).toEqual(['rule 1']);
  expect(await judge(at([0, 0, 64]) + at([76, 0, 64]))).toEqual(['rule 1']);
  expect(await judge(at([0, 0, 64], 'data-loose') + at([76, 0, 64], 'data-loose'))).toEqual([]);
  expect(await judge(at([0, 560, 64]))).toEqual(['rule 2']);
  expect(await judge(at([310, 0, 80]))).toEqual(['rule 1']);
  // What nobody can press is no target.
  expect(await judge(at([0, 0, 20], 'disabled') + at([40, 0, 20], 'hidden'))).toEqual([]);
});

test('sees words that are too small, too long in a row, shouted or in another face', async ({
  page,
}) => {
  const judge = async (style: string, text: string) => {
    await page.setContent(
      `<p style="margin:0;width:max-content;font:400 28px/1.6 Andika;${style}">${text}</p>`,
    );
    return readingBreaches(await page.evaluate(readPassages), 390).length;
  };

  expect(await judge('', 'Pilih satu papan.')).toBe(0);
  expect(await judge('font-size:20px', 'Pilih satu papan.')).toBe(1);
  expect(await judge('font-family:serif', 'Pilih satu papan.')).toBe(1);
  expect(await judge('', 'Pilih papan yang pas untuk jembatan ini.')).toBe(1);
  expect(await judge('line-height:1.2;white-space:pre-line', 'Pilih satu\npapan lagi.')).toBe(1);
  expect(await judge('text-transform:uppercase', 'Pilih satu papan.')).toBe(1);
});

test('sees a change of an element or of a drawing, and sees that there is none', async ({
  page,
}) => {
  await page.setContent('<canvas width="100" height="100"></canvas><p>a</p>');
  const changes = async (deed: () => void) => {
    await page.evaluate(startGlance);
    await page.evaluate(deed);
    return page.evaluate(takeGlance);
  };

  expect(await changes(() => {})).toBe(false);
  expect(await changes(() => document.querySelector('p')?.setAttribute('class', 'b'))).toBe(true);
  expect(
    await changes(() => {
      document.querySelector('canvas')?.getContext('2d')?.fillRect(0, 0, 50, 50);
    }),
  ).toBe(true);
});

test('counts how often light turns', () => {
  expect(turnsOf([0, 0.3, 0.6, 0.9, 1])).toBe(0);
  expect(turnsOf([0.5, 0.52, 0.49, 0.53, 0.5])).toBe(0);
  expect(turnsOf([0, 1, 0, 1, 0, 1, 0, 1, 0])).toBe(7);
});
