import { itemPaths } from './built-items.ts';
import { expect, test } from './item-test.ts';
import { lookAt } from './looks/look.ts';
import { phone } from './visit.ts';

const first = 7000;
const second = 15_000;
const lasting = 40_000;
const slack = 700;
/** On its side, and the common big phone. */
const otherSizes = [
  { width: 640, height: 360 },
  { width: 390, height: 844 },
];

for (const path of itemPaths)
  test(`${path} waits calmly: two prompts, then silence, and nothing moves (rules 1 2 7 9 11)`, async ({
    itemAt,
  }) => {
    const { manifest, visit: open } = await itemAt(path);
    const isYoung = manifest.kind !== 'tool' && manifest.ageMin < 7;
    const visit = await open({ device: phone, settings: { reducedMotion: true } });

    await visit.pump(lasting);
    const [one, other] = visit.lines.slice(-2);
    const before = await visit.page.screenshot();
    await visit.pump(900);
    const after = await visit.page.screenshot();
    const looks: string[] = [];
    for (const size of otherSizes) {
      await visit.resize(size);
      const { breaches } = await lookAt(visit, isYoung);
      const isSide = size.width > size.height;
      // A phone on its side has its own, tighter rows.
      const judged = isSide ? breaches.filter((line) => !line.startsWith('rule 9')) : breaches;
      looks.push(...judged.map((line) => `${size.width} x ${size.height}: ${line}`));
    }

    const wait = (other?.at ?? 0) - (one?.at ?? 0);
    expect.soft(visit.lines.length, 'rule 7: a goal and two prompts').toBeGreaterThanOrEqual(3);
    expect
      .soft(Math.abs(wait - (second - first)), 'rule 7: at 7 s and at 15 s')
      .toBeLessThan(slack);
    expect.soft(one?.text, 'rule 7: the second says more').not.toBe(other?.text);
    expect.soft(visit.now - (other?.at ?? 0), 'rule 7: silence').toBeGreaterThan(15_000);
    expect.soft(before.equals(after), 'rule 11: two moments of a resting scene are one').toBe(true);
    expect.soft([...new Set(looks)], 'one look').toEqual([]);
    expect([...new Set(visit.trouble)]).toEqual([]);
  });
