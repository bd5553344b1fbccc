/** Reads what saves of before the chooser remember of a child. */
import type { SkillRecord } from '../learning/chooser/migrate.ts';
import { isBox, isNumber, near, whole } from './read.ts';

export const readSkill = (value: unknown): SkillRecord | undefined =>
  isBox(value)
    ? {
        rating: near(value.rating, 6),
        seen: whole(value.seen, 0, 100_000),
        masteredOn: isNumber(value.masteredOn) ? value.masteredOn : null,
      }
    : undefined;

/** The level at which a skill stood. */
export const readLadder = (value: unknown): { step: number } | undefined =>
  isBox(value) ? { step: whole(value.step, 0, 2) } : undefined;

/** One thing for each key that is known; all other keys are dropped. */
export const readEach = <Key extends string, Thing>(
  keys: readonly Key[],
  value: unknown,
  read: (value: unknown) => Thing | undefined,
): Partial<Record<Key, Thing>> => {
  const found: Partial<Record<Key, Thing>> = {};
  if (!isBox(value)) return found;
  for (const key of keys) {
    const thing = read(value[key]);
    if (thing !== undefined) found[key] = thing;
  }
  return found;
};
