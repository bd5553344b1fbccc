/** The studio's line: it steps aside from a work that was begun, and is back whenever it is told or asked for. */
import type { Clock, Stage } from '../guest/index.ts';

/** How long a line stays over a work that was begun. */
const readingSeconds = 5;

export interface Lines {
  /** A line in the bubble, spoken. */
  tell(line: string): void;
  /** What the replay button says from now on. */
  goal(line: string): void;
}

export const openLines = (on: {
  stage: Stage;
  frame: HTMLElement;
  clock: Clock;
  /** Over a bare sheet the line stays. */
  isBegun(): boolean;
}): Lines => {
  const { stage, frame, clock, isBegun } = on;
  let turn = 0;
  const shown = (): void => {
    turn += 1;
    const mine = turn;
    frame.classList.remove('is-quiet');
    clock.after(readingSeconds, () => {
      if (mine === turn && isBegun()) frame.classList.add('is-quiet');
    });
  };
  frame.querySelector('.nobi-bar > .nobi-round')?.addEventListener('click', shown);
  return {
    tell(line) {
      shown();
      stage.tell(line);
    },
    goal(line) {
      shown();
      stage.goal(line);
    },
  };
};
