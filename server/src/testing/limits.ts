import { onTestFinished, vi } from 'vitest';

/**
 * Time limits of calls to others run out so many times faster until the test ends. Answers how long
 * each would have been: their sum is the longest wait on any machine, however busy.
 */
export const hurryLimits = (times: number): readonly number[] => {
  const limits: number[] = [];
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return timeout(Math.round(milliseconds / times));
  });
  onTestFinished(() => spy.mockRestore());
  return limits;
};

export const sumOf = (limits: readonly number[]) => limits.reduce((sum, each) => sum + each, 0);
