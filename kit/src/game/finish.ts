import type { Clock } from '../guest/clock.ts';
import type { Guest, Happening } from '../guest/port/guest.ts';
import { showEnd } from '../guest/stage/end-screen.ts';
import { isAllKnown, type Plan } from '../learning/index.ts';
import type { LearningProgress } from './sessions.ts';

interface Finished {
  guest: Guest;
  clock: Clock;
  eventContext(): Happening['ctx'];
  memory: { game: { progress: LearningProgress } };
  /** When nothing is left to learn here, it says so and names what comes next. */
  text(): { allKnown: string };
}

export interface FinishOptions {
  plan: Plan;
  recap(): string;
  picture?: HTMLElement;
  /** Rounds that were played. */
  items: number;
  /** Seconds to look at the last scene. */
  wait: number;
  again(): void;
}

/** The calm end of a session: the recap aloud, then what was done today and a big button to stop. */
export const endSession = (
  { guest, clock, eventContext, memory, text }: Finished,
  { plan, recap: recapOf, picture, items, wait, again }: FinishOptions,
): void => {
  const recap = (): string =>
    isAllKnown(plan, memory.game.progress.learning) ? text().allKnown : recapOf();
  guest.say(recap());
  const show = (): void => {
    showEnd(guest, {
      recap,
      ...(picture && { picture }),
      onDone() {
        guest.event({ verb: 'terminated', object: 'sitting', ctx: eventContext() });
        guest.end(items, 'play');
      },
      onAgain: again,
    });
  };
  if (wait > 0) clock.after(wait, show);
  else show();
};
