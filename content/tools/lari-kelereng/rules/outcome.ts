/** What a run brought, counted; and the judge of codes. */
import type { Board } from './board.ts';
import { type Happening, type Marble, stepsASecond, World } from './world.ts';

export interface Outcome {
  rings: number;
  /** Different bells that rang. */
  bells: number;
  caught: number;
  /** Different buckets that caught one. */
  buckets: number;
  flips: number;
  tips: number;
  bounces: number;
  fallen: number;
  /** The longest way of a marble that came out at its end. */
  seconds: number;
}

/** Counts while a run goes on. */
export class Tally {
  #news: Happening[] = [];

  add(news: readonly Happening[]): void {
    this.#news.push(...news);
  }

  outcome(marbles: readonly Marble[]): Outcome {
    const of = (kind: Happening['kind']): Happening[] =>
      this.#news.filter((each) => each.kind === kind);
    const different = (kind: Happening['kind']): number =>
      new Set(of(kind).map(({ place }) => place)).size;
    const ages = marbles.flatMap(({ state, age }) =>
      state === 'caught' || state === 'fallen' ? [age] : [],
    );
    return {
      rings: of('ring').length,
      bells: different('ring'),
      caught: of('catch').length,
      buckets: different('catch'),
      flips: of('flip').length,
      tips: of('tip').length,
      bounces: of('bounce').length,
      fallen: of('fall').length,
      seconds: Math.floor(Math.max(0, ...ages) / stepsASecond),
    };
  }
}

/** A whole run at once. */
export const outcomeOf = (board: Board): Outcome => {
  const world = new World(board);
  const tally = new Tally();
  while (!world.isOver) tally.add(world.step());
  return tally.outcome(world.marbles);
};

/** Only a machine that does something is passed on: a bell rings, or a bucket catches. */
export const isSound = (board: Board): boolean => {
  const { rings, caught } = outcomeOf(board);
  return rings + caught > 0;
};
