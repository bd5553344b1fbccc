import type { Clock } from '../clock.ts';

export interface Idle {
  /** Start counting again; call it at each press and whenever a new choice opens. */
  arm(): void;
  /** Nothing is asked of the child right now. */
  rest(): void;
}

let isHushed = false;

/** While the calm end is on the screen nobody is asked for anything, whatever was armed before. */
export const hush = (on: boolean): void => {
  isHushed = on;
};

/** Two prompts, after 7 and 15 seconds of game time, each more specific; then silence. */
export const watchIdle = (clock: Clock, prompts: { first(): void; second(): void }): Idle => {
  let turn = 0;
  return {
    arm() {
      turn += 1;
      const mine = turn;
      clock.after(7, () => {
        if (mine === turn && !isHushed) prompts.first();
      });
      clock.after(15, () => {
        if (mine === turn && !isHushed) prompts.second();
      });
    },
    rest() {
      turn += 1;
    },
  };
};
