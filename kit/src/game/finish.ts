import type { Clock } from '../guest/clock.ts';
import type { Guest, Happening } from '../guest/port/guest.ts';
import { showEnd } from '../guest/stage/end-screen.ts';

export interface FinishOptions {
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
  { guest, clock, eventContext }: { guest: Guest; clock: Clock; eventContext(): Happening['ctx'] },
  { recap, picture, items, wait, again }: FinishOptions,
): void => {
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
