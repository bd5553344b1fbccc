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

/** The items whose ids no hand-written item of the lesson has, spread evenly over at most `most`. */
export const besides = <Item extends { id: string }>(
  written: readonly Item[],
  generated: readonly Item[],
  most = 80,
): Item[] => {
  const taken = new Set(written.map(({ id }) => id));
  const fresh = generated.filter(({ id }) => !taken.has(id) && taken.add(id));
  const left = Math.max(0, most - written.length);
  const step = Math.max(1, fresh.length / Math.max(1, left));
  const spread = fresh.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  return [...written, ...spread.slice(0, left)];
};

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
