/** Movements that last a while: each runs from 0 to 1 in game time, then tells that it is done. */
interface Motion {
  seconds: number;
  spent: number;
  run(progress: number): void;
  done: (() => void) | undefined;
}

export interface Motions {
  add(seconds: number, run: (progress: number) => void, done?: () => void): void;
  step(seconds: number): void;
  clear(): void;
}

export const openMotions = (): Motions => {
  let motions: Motion[] = [];
  return {
    add: (seconds, run, done) => {
      motions = [...motions, { seconds, spent: 0, run, done }];
    },
    step(seconds) {
      const now = motions;
      for (const motion of now) {
        motion.spent += seconds;
        motion.run(Math.min(1, motion.spent / motion.seconds));
      }
      const over = now.filter((motion) => motion.spent >= motion.seconds);
      motions = motions.filter((motion) => !over.includes(motion));
      for (const motion of over) motion.done?.();
    },
    clear() {
      motions = [];
    },
  };
};

export const mix = (from: number, to: number, t: number): number => from + (to - from) * t;
export const easeOut = (t: number): number => 1 - (1 - t) ** 2;
export const easeInOut = (t: number): number => t * t * (3 - 2 * t);
