/** Movements in game time: they stand still while the game is paused. */
export const easeInOut = (t: number): number => t * t * (3 - 2 * t);
export const mix = (from: number, to: number, t: number): number => from + (to - from) * t;
/** Overshoots a little and comes back, as a spring does. */
export const springy = (t: number): number =>
  1 - Math.cos(t * Math.PI * 2.5) * Math.exp(-t * 4.2) * (1 - t);

interface Motion {
  seconds: number;
  spent: number;
  step(t: number): void;
  done?: (() => void) | undefined;
}

export interface Motions {
  add(seconds: number, step: (t: number) => void, done?: () => void): void;
  step(seconds: number): void;
  clear(): void;
}

export const openMotions = (): Motions => {
  let motions: Motion[] = [];
  return {
    add: (seconds, step, done) => motions.push({ seconds, spent: 0, step, done }),
    step(seconds) {
      const now = motions;
      for (const motion of now) {
        motion.spent += seconds;
        motion.step(Math.min(1, motion.spent / motion.seconds));
      }
      // What ends may begin the next movement, so the list is settled before anybody is told.
      const over = now.filter((motion) => motion.spent >= motion.seconds);
      motions = motions.filter((motion) => motion.spent < motion.seconds);
      for (const motion of over) motion.done?.();
    },
    clear() {
      motions = [];
    },
  };
};
