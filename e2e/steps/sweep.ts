/**
 * A journey that goes through many places, troubles or languages in the same way. The first of them
 * stands for all in the gate; the others are among the slow tests.
 */
export const sweep = { tag: '@sweep' } as const;

/** What Playwright is told of the one at that place in such a row. */
export const sweepAfterFirst = (index: number) => (index === 0 ? {} : sweep);
