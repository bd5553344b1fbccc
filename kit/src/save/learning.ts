/** Reads what the learning rules remember of a child. */
import type { Ladder } from '../learning/help.ts';
import type { Answer, SkillRecord } from '../learning/skill.ts';
import { isBox, isNumber, list, near, whole } from './read.ts';

const readAnswer = (value: unknown): Answer[] =>
  isBox(value) && isNumber(value.day) ? [{ day: value.day, clean: value.clean === true }] : [];

export const readSkill = (value: unknown): SkillRecord | undefined =>
  isBox(value)
    ? {
        rating: near(value.rating, 6),
        seen: whole(value.seen, 0, 100_000),
        answers: list(value.answers).flatMap(readAnswer).slice(-20),
        masteredOn: isNumber(value.masteredOn) ? value.masteredOn : null,
      }
    : undefined;

export const readLadder = (value: unknown): Ladder | undefined =>
  isBox(value) ? { step: whole(value.step, 0, 2), run: whole(value.run, -3, 3) } : undefined;

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
