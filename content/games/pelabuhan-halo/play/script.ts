/** Lines one after another, all dropped together when the child goes on sooner. */
import type { Clock } from '@nobi/kit/guest';

export interface Script {
  after(seconds: number, run: () => void): void;
  stop(): void;
}

export const openScript = (clock: Clock): Script => {
  let turn = 0;
  return {
    after(seconds, run) {
      const mine = turn;
      clock.after(seconds, () => {
        if (mine === turn) run();
      });
    },
    stop() {
      turn += 1;
    },
  };
};
