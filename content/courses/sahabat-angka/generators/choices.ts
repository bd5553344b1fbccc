/** Numbers to choose from: the answer and what a child picks who makes a known mistake. */

/** Three of them, different each time: `turn` decides which mistakes stand beside the answer. */
export const choicesFor = (
  answer: number,
  { mistakes, turn, most }: { mistakes: readonly number[]; turn: number; most: number },
): number[] => {
  const near = [answer + 1, answer - 1, answer + 2, answer - 2, answer + 3];
  const likely = [...new Set([...mistakes, ...near])].filter(
    (each) => each !== answer && each >= 1 && each <= most,
  );
  const first = likely[turn % Math.min(3, likely.length)] ?? answer + 1;
  const others = likely.filter((each) => each !== first);
  const second = others[Math.floor(turn / 3) % Math.min(3, others.length)] ?? answer + 2;
  return [answer, first, second].toSorted((a, b) => a - b);
};

/** How near the others lie to the answer: next to it they mean counting, far away a glance is enough. */
export const closeness = (choices: readonly number[], answer: number): number =>
  choices
    .filter((each) => each !== answer)
    .reduce((sum, each) => sum + 0.25 / Math.abs(each - answer), 0);

/**
 * Easier by so many logits: the plan of the course takes each lesson for harder than the one before it, and
 * shapes, rows, lengths and clocks do not wait for sums to 20.
 */
export const sooner = <Item extends { difficulty: number }>(
  items: readonly Item[],
  by: number,
): Item[] =>
  items.map((item) => ({
    ...item,
    difficulty: Math.round((item.difficulty - by) * 100) / 100,
  }));
