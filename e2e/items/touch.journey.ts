import { breachesOf } from '../../content/consistency/banned.ts';
import { stageWords } from '../../kit/src/guest/stage/words.ts';
import { itemPaths } from './built-items.ts';
import { type Fingers, fingers } from './hands.ts';
import { expect, test } from './item-test.ts';
import { flashingShare } from './looks/flashes.ts';
import { axeViolationsIn, keyOf, type Look, lookAt } from './looks/look.ts';
import { phone, type Visit } from './visit.ts';

const mostSteps = 500;
const mostLooks = 10;
const mostMinutes = 15;
const unique = (lines: readonly string[]) => [...new Set(lines)];
const wordsIn = (line: string) => line.trim().split(/\s+/).length;

interface PlayThrough {
  readonly looks: Look[];
  readonly axeViolations: string[];
  readonly flashing: number;
}

/** Plays until the calm end is there, and looks whenever there is something new to press. */
const playThrough = async (
  visit: Visit,
  { step, isYoung }: { step: () => Promise<boolean>; isYoung: boolean },
): Promise<PlayThrough> => {
  const looks = [await lookAt(visit, isYoung)];
  const axeViolations = await axeViolationsIn(visit);
  let flashing = 0;
  for (let steps = 1; await step(); steps += 1) {
    if (steps > mostSteps) throw new Error(`${visit.path} does not end in ${mostSteps} steps`);
    if (steps === 2) flashing = await flashingShare(visit);
    await visit.pump(240);
    const key = await keyOf(visit);
    if (looks.length < mostLooks && looks.every((look) => look.key !== key)) {
      // Until what arrives has arrived.
      await visit.pump(640);
      looks.push(await lookAt(visit, isYoung));
    }
    if (steps === 6) axeViolations.push(...(await axeViolationsIn(visit)));
  }
  // The end fades in.
  await visit.pump(800);
  looks.push(await lookAt(visit, isYoung));
  axeViolations.push(...(await axeViolationsIn(visit)));
  return { looks, axeViolations: unique(axeViolations), flashing };
};

const endSizes = () =>
  ['.nobi-big', '.nobi-small'].map((name) => {
    const button = document.querySelector(name);
    const { width, height } = button?.getBoundingClientRect() ?? { width: 0, height: 0 };
    return { text: button?.textContent ?? '', area: width * height };
  });

/** The big button stops, and then nothing more happens. */
const leaveCalmly = async (visit: Visit, hands: Fingers) => {
  const [big, small] = await visit.frame.evaluate(endSizes);
  const recap = await visit.frame.evaluate(
    () => document.querySelector('.nobi-end p')?.textContent,
  );
  expect.soft(big?.text, 'rule 22: stopping is the big button').toBe(stageWords.id.done);
  expect.soft(big?.area ?? 0, 'rule 22: going on is smaller').toBeGreaterThan(small?.area ?? 0);
  expect.soft(recap?.length ?? 0, 'rule 22: a line says what was done').toBeGreaterThan(8);
  await hands.tap('.nobi-big');
  expect.soft(visit.ends.length, 'rule 22: the host hears of the end').toBe(1);
  const lineCount = visit.lines.length;
  await visit.pump(20_000, 200);
  expect.soft(visit.lines.length, 'rule 21: nothing is said after the end').toBe(lineCount);
  const left = await visit.frame.evaluate(
    () => [...document.querySelectorAll('.nobi-end button')].length,
  );
  expect.soft(left, 'rule 21: nothing opens by itself after the end').toBe(0);
};

for (const path of itemPaths)
  test(`${path} is played to its calm end by touch (rules 1 2 4 6 8 9 10 12 14 15 19 20 21 22 24 25)`, async ({
    itemAt,
  }) => {
    const { manifest, robot, visit: open } = await itemAt(path);
    const isYoung = manifest.kind !== 'tool' && manifest.ageMin < 7;
    const visit = await open({ device: phone });
    const hands = fingers(visit, { readsText: manifest.ageMin > 6 });
    const [goal] = visit.lines;

    const { looks, axeViolations, flashing } = await playThrough(visit, {
      step: () => robot.step(hands),
      isYoung,
    });
    const minutes = visit.now / 60_000;

    const spoken = visit.lines.map(({ text }) => text);
    const corners = unique(looks.flatMap(({ replay }) => replay ?? []));
    const isFree =
      manifest.kind === 'tool' || looks.some(({ names }) => /Main bebas/.test(`${names}`));
    expect.soft(unique(looks.flatMap(({ breaches }) => breaches)), 'one look').toEqual([]);
    expect.soft(axeViolations, 'rule 10: axe').toEqual([]);
    expect.soft(flashing, 'rule 12: share of the screen that flashes').toBe(0);
    expect.soft(unique(hands.unanswered), 'rule 4: answered within 100 ms').toEqual([]);
    expect.soft(goal?.at ?? Number.NaN, 'rule 6: the goal is said at once').toBeLessThan(3000);
    expect
      .soft(
        spoken.filter((line) => wordsIn(line) > 12),
        'rule 6: at most 12 words',
      )
      .toEqual([]);
    expect
      .soft(corners.length, `rule 6: replay in one corner, not ${corners.join(' and ')}`)
      .toBe(1);
    expect.soft(unique(spoken.flatMap(breachesOf)), 'rules 14 15 19 20').toEqual([]);
    expect.soft(minutes, 'rule 22: a natural stop').toBeLessThan(mostMinutes);
    expect.soft(manifest.freePlay && isFree, 'rule 25: free play').toBe(true);
    await leaveCalmly(visit, hands);
    const storedCount = await visit.frame.evaluate(
      () => localStorage.length + document.cookie.length,
    );
    expect.soft(storedCount, 'rule 24: nothing is stored beside the save').toBe(0);
    expect(unique(visit.trouble)).toEqual([]);
  });
