import { seeded } from '../../kit/src/guest/random.ts';
import { itemPaths } from './built-items.ts';
import { fingers } from './hands.ts';
import { expect, test } from './item-test.ts';
import { startGlance, takeGlance } from './looks/glance.ts';
import { readTargets } from './looks/targets.ts';
import { phone, type Visit } from './visit.ts';

const presses = 48;
/** Chance has its luck: the exact share over many rounds is simulated in each item's rules.test.ts. */
const luckiest = 0.6;
const enough = 10;

interface Aim {
  readonly x: number;
  readonly y: number;
  /** What stands there to be pressed. */
  readonly name: string | null;
}

/** The control that a finger would meet there; corners may be round. */
const nameAt = ([x, y]: readonly [number, number]): string | null => {
  const hit = document.elementFromPoint(x, y)?.closest('button,a[href],[role=button],[data-hit]');
  if (!hit || hit.matches(':disabled,[aria-disabled=true]')) return null;
  return hit.getAttribute('aria-label') ?? hit.textContent;
};

/** Every other press goes for a control, the rest anywhere. */
const aimAt = async (visit: Visit, random: () => number): Promise<Aim> => {
  const targets = await visit.frame.evaluate(readTargets);
  const chosen = targets[Math.floor(random() * targets.length)];
  const isAimed = chosen !== undefined && random() < 0.5;
  const x = isAimed ? chosen.x + chosen.width / 2 : random() * phone.width;
  const y = isAimed ? chosen.y + chosen.height / 2 : random() * phone.height;
  return { x, y, name: await visit.frame.evaluate(nameAt, [x, y] as const) };
};

/**
 * Does the control look pressed while it is held down? Where the page goes on in that very moment, it may be another one
 * already.
 */
const looksPressed = async (visit: Visit, { x, y }: Aim): Promise<boolean> => {
  const clip = {
    x: Math.max(0, x - 40),
    y: Math.max(0, y - 40),
    width: Math.min(80, phone.width - x + 40),
    height: Math.min(80, phone.height - y + 40),
  };
  const { mouse } = visit.page;
  await mouse.move(x, y);
  const before = await visit.page.screenshot({ clip });
  await visit.frame.evaluate(startGlance);
  await mouse.down();
  await visit.pump(100, 16);
  const during = await visit.page.screenshot({ clip });
  const goesOn = await visit.frame.evaluate(takeGlance);
  await mouse.up();
  return goesOn || !before.equals(during);
};

for (const path of itemPaths)
  test(`${path} answers every press and gives nothing to random taps (rules 5 18 24)`, async ({
    itemAt,
  }) => {
    const { visit: open } = await itemAt(path);
    const visit = await open({ device: phone });
    const hands = fingers(visit, { readsText: false });
    const random = seeded(18);
    const dead = new Set<string>();

    for (let press = 0; press < presses; press += 1) {
      const aim = await aimAt(visit, random);
      const unanswered = hands.unanswered.length;
      await hands.tapAt(aim.x, aim.y);
      const isDead = hands.unanswered.length > unanswered && aim.name !== null;
      if (isDead && !(await looksPressed(visit, aim))) dead.add(aim.name ?? '');
      await visit.pump(640);
    }

    const firsts = visit.events.filter(({ verb, attempt }) => verb === 'answered' && attempt === 1);
    const right = firsts.filter(({ result }) => result?.first_try);
    const share = firsts.length < enough ? 0 : right.length / firsts.length;
    const verbs = visit.events.map(({ verb }) => verb);
    expect.soft([...dead], 'rule 5: controls that answer nothing').toEqual([]);
    expect.soft(share, 'rule 18: share right at first try').toBeLessThan(luckiest);
    expect.soft(verbs, 'rule 18').not.toContain('mastered');
    expect([...new Set(visit.trouble)]).toEqual([]);
  });
