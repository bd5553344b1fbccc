import { IdentityFailure } from '../../../../ports/identity.ts';

/** Runs costly work a few at a time; refuses at once when too many wait. */
export interface HashPool {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many pieces of work were begun since the start. */
  readonly started: number;
}

// Node computes hashes on four threads that files and DNS share: two stay free. With about 50 ms a
// hash, 64 waiting means less than two seconds. On a machine that is busy with other things a hash takes
// longer: then sixteen may wait all the same, and who would wait for more than `worthMs` behind them is
// refused at once, not after having waited.
const places = { atOnce: 2, waiting: 64, always: 16, worthMs: 3000, patienceMs: 12_000 };
const usualMs = 50;

const tooMany = () => new IdentityFailure('unavailable', 'Too many sign-ins wait.');

/** One pool a process: memory and processor time are what it guards. */
export const hashPool = (overrides: Partial<typeof places> = {}): HashPool => {
  const { atOnce, waiting, always, worthMs, patienceMs } = { ...places, ...overrides };
  const queue: (() => void)[] = [];
  let running = 0;
  let started = 0;
  let averageMs = usualMs;

  const isFull = () => {
    const expectedMs = (queue.length * averageMs) / atOnce;
    return queue.length >= waiting || (queue.length >= always && expectedMs > worthMs);
  };

  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (isFull()) throw tooMany();
    // The one who leaves hands its place over, so `running` does not change here.
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1);
        reject(tooMany());
      }, patienceMs);
      const begin = () => {
        clearTimeout(giveUp);
        resolve();
      };
      queue.push(begin);
    });
  };
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    get started() {
      return started;
    },
    async run(work) {
      await enter();
      started += 1;
      const began = performance.now();
      try {
        return await work();
      } finally {
        averageMs += (performance.now() - began - averageMs) / 8;
        leave();
      }
    },
  };
};
