import { itemPaths } from './built-items.ts';
import { expect, test } from './item-test.ts';
import { readCovered } from './looks/covered.ts';
import { lookAt } from './looks/look.ts';
import { phone } from './visit.ts';

/** Waiting is thinking: so long nothing is said, and help is only ever offered. */
const patience = 30_000;
const lasting = 90_000;
/** On its side, and the common big phone. */
const otherSizes = [
  { width: 640, height: 360 },
  { width: 390, height: 844 },
];

for (const path of itemPaths)
  test(`${path} waits calmly: the goal again, an offer of help, then silence, and nothing moves (rules 1 2 7 9 11)`, async ({
    itemAt,
  }) => {
    const { manifest, visit: open } = await itemAt(path);
    const isYoung = manifest.kind !== 'tool' && manifest.ageMin < 7;
    const visit = await open({ device: phone, settings: { reducedMotion: true } });

    await visit.pump(lasting);
    const prompts = visit.lines.filter(({ at }) => at >= patience - 5000);
    const intro = visit.lines.filter(({ at }) => at < patience - 5000).at(-1);
    const offer = prompts.at(-1);
    const lamp = visit.frame.locator('.nobi-help');
    const isOffered = await lamp.isVisible();
    const shown = await visit.frame.locator('.nobi-bubble').innerText();
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
      const covered = await visit.frame.evaluate(readCovered);
      looks.push(
        ...[...judged, ...covered].map((line) => `${size.width} x ${size.height}: ${line}`),
      );
    }

    const thinking = (prompts[0]?.at ?? 0) - (intro?.at ?? 0);
    expect.soft(prompts.length, 'rule 7: the goal again, and an offer').toBeGreaterThanOrEqual(2);
    expect.soft(prompts[0]?.at, 'rule 7: half a minute to think').toBeGreaterThan(patience - 500);
    expect.soft(thinking, 'rule 7: silence while thinking').toBeGreaterThan(20_000);
    expect.soft(isOffered, 'rule 7: help is offered, not given').toBe(true);
    expect.soft(shown, 'rule 7: the task stays to be read beside the offer').not.toBe(offer?.text);
    expect.soft(visit.now - (offer?.at ?? 0), 'rule 7: silence').toBeGreaterThan(15_000);
    expect.soft(before.equals(after), 'rule 11: two moments of a resting scene are one').toBe(true);
    expect.soft([...new Set(looks)], 'one look').toEqual([]);
    expect([...new Set(visit.trouble)]).toEqual([]);
  });
