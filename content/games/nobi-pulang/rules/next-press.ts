/** What a child could do next: for hints, and for hands that read the page instead of seeing it. */
import { listOf, samePlace } from '../../../boards/rules/program.ts';
import type { Bench } from '../../../boards/scene/bench.ts';
import type { PadKey } from '../../../boards/scene/pad.ts';
import type { Words } from '../text/words.ts';
import { type Fix, nextFix, type Round } from './round.ts';

/** A key of the pad, `drum`, or a seat to pick first such as `pick-before-2`. */
export const nextPress = (bench: Bench, round: Round): string => {
  const fix = nextFix(round, bench.program);
  if (!fix) return 'go';
  if (fix.kind === 'drum') return 'drum';
  const { place } = fix;
  const holds = listOf(bench.program, place.list)[place.index] !== undefined;
  const ready = samePlace(bench.cursor, place) && bench.cursor.on === holds;
  if (!ready) return `pick-${place.list}-${place.index}`;
  return fix.kind === 'drop' ? 'erase' : fix.way;
};

export const adviceFor = (fix: Fix, text: Words): { line: string; key: PadKey | null } => {
  if (fix.kind === 'drum') return { line: text.beatIt, key: null };
  if (fix.kind === 'drop') return { line: text.tooMany, key: 'aside' };
  return { line: text.tryWay(fix.way), key: fix.way };
};
