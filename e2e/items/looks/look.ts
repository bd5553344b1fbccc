/** One look at what is on the screen now, judged by every rule that one look can judge. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { breachesOf } from '../../../content/consistency/banned.ts';
import type { Visit } from '../visit.ts';
import { readingBreaches, readPassages } from './reading.ts';
import { readTargets, targetBreaches } from './targets.ts';

export interface Look {
  /** Which kinds of controls there are: screens that differ in it are worth a look of their own. */
  readonly key: string;
  readonly breaches: readonly string[];
  /** What the controls are called. */
  readonly names: readonly string[];
  /** Where the button stands that says the goal again. */
  readonly replay: string | null;
}

const readReplay = (): string | null => {
  const button = document.querySelector('.nobi-bar > .nobi-round');
  if (!button?.checkVisibility() || button.closest('[inert]')) return null;
  const { left, top } = button.getBoundingClientRect();
  return `${Math.round(left)}, ${Math.round(top)}`;
};

/** What screen readers hear counts as said, too. */
const readLabels = (): string[] =>
  [...document.querySelectorAll('[aria-label]')].map(
    (each) => each.getAttribute('aria-label') ?? '',
  );

/** Does anything stick out, so that the page would scroll? */
const readOverflow = (): string[] =>
  document.documentElement.scrollWidth > innerWidth + 1
    ? [`the page is ${document.documentElement.scrollWidth} wide on a screen of ${innerWidth}`]
    : [];

/** Words that are wider than the paper they stand on. */
const readCramped = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('span, p, button, div, h1, h2')].flatMap((each) => {
    const isPaper = getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)';
    if (!isPaper || !each.checkVisibility()) return [];
    const paper = each.getBoundingClientRect();
    return [...each.childNodes]
      .filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
      .filter((text) => {
        const range = document.createRange();
        range.selectNode(text);
        const { left, right } = range.getBoundingClientRect();
        return left < paper.left - 1 || right > paper.right + 1;
      })
      .map(({ textContent }) => `“${textContent}” sticks out of its paper`);
  });

export const keyOf = async (visit: Visit): Promise<string> =>
  visit.frame.evaluate(() =>
    [
      ...new Set(
        [...document.querySelectorAll('button,[data-hit]')]
          .filter((each) => each.checkVisibility() && !each.closest('[inert]'))
          .map((each) => each.getAttribute('class') ?? ''),
      ),
    ]
      .sort()
      .join(' | '),
  );

export const lookAt = async (visit: Visit, isYoung: boolean): Promise<Look> => {
  const { frame, page } = visit;
  const room = { ...(page.viewportSize() ?? { width: 0, height: 0 }), isYoung };
  const targets = await frame.evaluate(readTargets);
  const passages = await frame.evaluate(readPassages);
  const labels = await frame.evaluate(readLabels);
  return {
    key: await keyOf(visit),
    names: targets.map(({ name }) => name),
    replay: await frame.evaluate(readReplay),
    breaches: [
      ...targetBreaches(targets, room),
      ...readingBreaches(passages, room.width),
      ...(await frame.evaluate(readOverflow)),
      ...(await frame.evaluate(readCramped)),
      ...[...passages.map(({ text }) => text), ...labels].flatMap(breachesOf),
    ],
  };
};

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe finds, contrast of text first of all (rule 10). */
export const axeViolationsIn = async (visit: Visit): Promise<string[]> => {
  await visit.frame.evaluate(axeSource);
  return await visit.frame.evaluate(async () => {
    const { axe } = window;
    const { violations } = await window.nobiTime.asIs(() =>
      axe.run(document, { resultTypes: ['violations'] }),
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `rule 10: axe ${id} at ${html.slice(0, 120)}`),
    );
  });
};
