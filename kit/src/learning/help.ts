/** How much help a miss calls for: first information, then a scaffold, then a worked example. */
export type Help = 'none' | 'scaffold' | 'worked';

export const helpAfter = (misses: number): Help => {
  if (misses >= 3) return 'worked';
  return misses === 2 ? 'scaffold' : 'none';
};

export interface Ladder {
  step: number;
  /** Above zero: clean answers in a row. Below: misses in a row. */
  run: number;
}

/** One step up after three clean answers, one down after two that were not. */
export const climb = (ladder: Ladder, clean: boolean, top: number): Ladder => {
  const run = clean ? Math.max(0, ladder.run) + 1 : Math.min(0, ladder.run) - 1;
  if (run >= 3) return { step: Math.min(top, ladder.step + 1), run: 0 };
  if (run <= -2) return { step: Math.max(0, ladder.step - 1), run: 0 };
  return { step: ladder.step, run };
};
