import type { Clock } from '../clock.ts';

export interface Idle {
  /** Start counting again; call it at each press and whenever a new choice opens. */
  arm(): void;
  /** Nothing is asked of the child right now. */
  rest(): void;
}

export interface Prompts {
  /** Says the goal again. It gives nothing away. */
  first(): void;
  /** Help that the child has asked for: it may point at the answer, and it counts. */
  second(): void;
}

/** Shows that there is help, or takes the offer back. The stage has the button. */
type Offer = (help: (() => void) | null) => void;

let isHushed = false;
let offer: Offer = () => {};

/** While the calm end is on the screen nobody is asked for anything, whatever was armed before. */
export const hush = (on: boolean): void => {
  isHushed = on;
  if (on) offer(null);
};

/** The one stage of a page says how help is offered. */
export const offerBy = (way: Offer): void => {
  offer = way;
};

/** Waiting is thinking. Tasks that take more thought give more. */
export const leastPatience = 30;

/**
 * After so many seconds of game time without a press the goal is said again, and half as long after
 * that help is offered. It comes only when the child takes it: an answer is never given unasked.
 */
export const watchIdle = (clock: Clock, prompts: Prompts, seconds = leastPatience): Idle => {
  const patience = Math.max(leastPatience, seconds);
  let turn = 0;
  return {
    arm() {
      turn += 1;
      const mine = turn;
      const isWaiting = (): boolean => mine === turn && !isHushed;
      offer(null);
      clock.after(patience, () => {
        if (isWaiting()) prompts.first();
      });
      clock.after(patience * 1.5, () => {
        if (isWaiting()) offer(() => isWaiting() && prompts.second());
      });
    },
    rest() {
      turn += 1;
      offer(null);
    },
  };
};
