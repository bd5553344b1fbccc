/** Two ways of playing on one stage: which is on, the chip that switches, and rest while paused. */

import type { Clock } from '../guest/clock.ts';
import type { Guest, Happening } from '../guest/port/guest.ts';
import type { PlayVerb } from '../play-event.ts';

export interface GameMode {
  enter(): void;
  leave(): void;
  /** Words and looks again, after a change of settings. */
  dress(resized: boolean): void;
}

export interface ModesOptions<Mode extends GameMode> {
  guest: Guest;
  clock: Clock;
  corner: HTMLElement;
  play: Mode;
  free: Mode;
  /** The chip leads to the other way of playing. */
  labels(): { play: string; free: string };
  /** What is being played, for events about the session as a whole. */
  eventContext(): Happening['ctx'];
  /** Sounds and looks that both ways of playing share. */
  dress(): void;
  /** After a way of playing was left, before the next is entered. */
  onLeave?(): void;
  /** After everything has its new words and place. */
  onSettled?(): void;
  onPause?(): void;
  onResume?(): void;
}

export interface Modes<Mode> {
  current(): Mode;
  enter(next: Mode): void;
}

export const makeChip = (corner: HTMLElement, run: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'nobi-chip';
  button.addEventListener('click', run);
  corner.append(button);
  return button;
};

/** Rests and goes on with the host; answers how to report what happens to the session. */
const followHost = <Mode extends GameMode>(options: ModesOptions<Mode>) => {
  const { guest, clock } = options;
  const report = (verb: PlayVerb): void =>
    guest.event({ verb, object: 'sitting', ctx: options.eventContext() });
  guest.onPause(() => {
    clock.stop();
    options.onPause?.();
    report('suspended');
  });
  guest.onResume(() => {
    options.onResume?.();
    clock.start();
    report('resumed');
  });
  return report;
};

export const openModes = <Mode extends GameMode>(
  options: ModesOptions<Mode>,
): Modes<Mode> & { start(): void } => {
  const { guest, clock, corner, play, free } = options;
  let mode: Mode | null = null;
  const current = (): Mode => mode ?? play;
  const dress = (): void => {
    const labels = options.labels();
    chip.textContent = current() === play ? labels.free : labels.play;
    options.dress();
  };
  const enter = (next: Mode): void => {
    mode?.leave();
    options.onLeave?.();
    mode = next;
    dress();
    next.enter();
    options.onSettled?.();
  };
  const chip = makeChip(corner, () => enter(current() === play ? free : play));
  guest.onSettings(() => {
    dress();
    current().dress(false);
    options.onSettled?.();
  });
  const report = followHost(options);
  return {
    current,
    enter,
    start() {
      clock.start();
      report('initialized');
    },
  };
};
