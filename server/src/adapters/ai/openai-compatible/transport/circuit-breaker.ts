import { AiFailure } from '../../../../ports/ai.ts';
import { seconds } from '../../../../time/durations.ts';

const failuresAtMost = 5;
const window = seconds(30);
const rest = seconds(30);

/**
 * Five failures within 30 s leave the vendor alone for 30 s; then one question tries it again. Each
 * process counts for itself: a vendor that is down is found out by all of them within seconds.
 */
export const openBreaker = (now: () => number) => {
  let failures: number[] = [];
  let openUntil = 0;
  let isProbing = false;

  return {
    /** Throws AiFailure while the vendor rests. */
    enter() {
      if (openUntil === 0) return;
      if (now() < openUntil || isProbing) throw new AiFailure('the vendor rests');
      isProbing = true;
    },
    leave(isWell: boolean) {
      if (isWell) {
        failures = [];
        openUntil = 0;
        isProbing = false;
        return;
      }
      failures = [...failures.filter((at) => at > now() - window), now()];
      if (isProbing || failures.length >= failuresAtMost) openUntil = now() + rest;
      isProbing = false;
    },
  };
};

export type Breaker = ReturnType<typeof openBreaker>;
