import { itemPaths } from './built-items.ts';
import { keyboard } from './hands.ts';
import { expect, test } from './item-test.ts';
import { lookAt } from './looks/look.ts';
import { desk, type Visit } from './visit.ts';

const steps = 4;
const settling = 14_000;

/** What the replay button says, and then what the page shows. */
const sayGoal = async (visit: Visit): Promise<string> => {
  await visit.frame.evaluate(() => {
    const replay = document.querySelector('.nobi-bar > .nobi-round');
    if (replay instanceof HTMLElement) replay.click();
  });
  await visit.pump(200);
  return visit.lines.at(-1)?.text ?? '';
};

for (const path of itemPaths)
  test(`${path} is played by keyboard alone, speaks both languages and goes on where it stopped (rules 1 2 9 21)`, async ({
    itemAt,
    origin,
  }) => {
    const { manifest, robot, visit: open } = await itemAt(path);
    const isYoung = manifest.kind !== 'tool' && manifest.ageMin < 7;
    const visit = await open({ device: desk, settings: { lang: 'en' } });
    const hands = keyboard(visit);
    const step = () => (robot.keys ? robot.keys(hands) : robot.step(hands));
    await visit.frame.evaluate(() => window.focus());
    const looks = [await lookAt(visit, isYoung)];

    for (let taken = 0; taken < steps && (await step()); taken += 1) await visit.pump(240);
    looks.push(await lookAt(visit, isYoung));
    // Whatever is still being watched comes to its end, and the next choice opens.
    await visit.pump(settling);
    const english = await sayGoal(visit);
    await visit.speak('id');
    const indonesian = await sayGoal(visit);
    await visit.tell({ v: 1, kind: 'pause' });
    await visit.tell({ v: 1, kind: 'resume' });
    const { save } = visit;
    const requestCount = origin.requested.length;
    const lineCount = visit.lines.length;
    await visit.load();
    await visit.pump(3000);
    const again = visit.lines.slice(lineCount).map(({ text }) => text);

    expect.soft([...new Set(looks.flatMap(({ breaches }) => breaches))], 'one look').toEqual([]);
    expect.soft([...hands.unringed], 'controls without a ring around them').toEqual([]);
    expect.soft(indonesian, 'the goal in the other language').not.toBe(english);
    expect.soft(await visit.frame.evaluate(() => document.documentElement.lang)).toBe('id');
    expect.soft(save, 'rule 21: what leaving keeps').not.toBeNull();
    expect.soft(again, 'rule 21: the same spot after a break').toContain(indonesian);
    expect.soft(origin.requested.slice(requestCount), 'a second load').toEqual([`/${path}/`]);
    await visit.frame.evaluate(() => window.focus());
    expect(typeof (await step()), 'and on it goes').toBe('boolean');
    expect([...new Set(visit.trouble)]).toEqual([]);
  });
