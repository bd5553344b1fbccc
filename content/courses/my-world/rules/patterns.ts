/** Every kind of sentence, by its name. */

import type { CourseTask } from '@nobi/kit/course';
import { type Facts, factsOf, type Line, type Part, type Pattern, parts } from './line.ts';
import { animals } from './patterns/animals.ts';
import { clothes } from './patterns/clothes.ts';
import { day } from './patterns/day.ts';
import { did } from './patterns/did.ts';
import { family } from './patterns/family.ts';
import { food } from './patterns/food.ts';
import { house } from './patterns/house.ts';
import { letter } from './patterns/letter.ts';
import { now } from './patterns/now.ts';
import { school } from './patterns/school.ts';
import { town } from './patterns/town.ts';
import { yesterday } from './patterns/yesterday.ts';

export const patterns: Readonly<Record<string, Pattern>> = {
  ...family,
  ...house,
  ...day,
  ...food,
  ...clothes,
  ...town,
  ...animals,
  ...school,
  ...now,
  ...letter,
  ...yesterday,
  ...did,
};
export const patternNames: readonly string[] = Object.keys(patterns);

type Asking = Pick<CourseTask, 'args'>;

export const howOf = (task: Asking): string =>
  typeof task.args.how === 'string' ? task.args.how : '';
export const patternOf = (task: Asking): Pattern | undefined => patterns[howOf(task)];

const nothing: Line = { text: '', end: '.', key: [], spell: '', slips: [] };
export const lineOf = (task: Asking): Line => patternOf(task)?.line(factsOf(task)) ?? nothing;

/** Whether every part is one that the pattern knows, and they go together. */
export const isSaid = (how: string, facts: Facts): boolean => {
  const pattern = patterns[how];
  if (!pattern) return false;
  const isFilled = parts.every((part) => {
    const pool = pattern.pools[part];
    return pool === undefined || pool.includes(facts[part]);
  });
  return isFilled && (pattern.fits?.(facts) ?? true);
};

/** All that a pattern can say, in a fixed order. */
export const allFacts = (how: string): Facts[] => {
  const pattern = patterns[how];
  if (!pattern) return [];
  const none: Facts = { who: '', what: '', also: '', where: '', n: 0 };
  const used = parts.filter((part) => pattern.pools[part] !== undefined);
  return used
    .reduce<Facts[]>(
      (rows, part) =>
        rows.flatMap((row) =>
          (pattern.pools[part] ?? []).map((value): Facts => ({ ...row, [part]: value })),
        ),
      [none],
    )
    .filter((facts) => pattern.fits?.(facts) ?? true);
};

/** Only what the pattern uses, as a task writes it. */
export const argsOf = (how: string, facts: Facts): Record<string, string | number> =>
  Object.fromEntries(
    parts.flatMap((part) =>
      patterns[how]?.pools[part] === undefined ? [] : [[part, facts[part]]],
    ),
  );

/** Two other meanings of the same kind: what a picture may be mistaken for. */
export const rivalsOf = (task: Asking): Facts[] => {
  const [how, facts] = [howOf(task), factsOf(task)];
  const pools = patterns[how]?.pools ?? {};
  const changed = rivalOrder.flatMap((part) => {
    const pool = pools[part] ?? [];
    const at = pool.indexOf(facts[part]);
    return [1, 2].flatMap((step) => {
      const value = pool[(at + step) % pool.length];
      return value === undefined || value === facts[part] ? [] : [{ ...facts, [part]: value }];
    });
  });
  const fitting = changed.filter((other) => isSaid(how, other));
  const own = lineOf(task).text;
  const texts = new Set([own]);
  const apart = fitting.filter((other) => {
    const { text } = patterns[how]?.line(other) ?? nothing;
    const isNew = !texts.has(text);
    texts.add(text);
    return isNew;
  });
  const first = apart[0];
  const second = apart.find(
    (other) => first && partChanged(other, facts) !== partChanged(first, facts),
  );
  return [first, second ?? apart[1]].flatMap((each) => (each ? [each] : []));
};

const rivalOrder: readonly Part[] = ['n', 'what', 'where', 'also', 'who'];
const partChanged = (other: Facts, facts: Facts): Part | undefined =>
  parts.find((part) => other[part] !== facts[part]);
