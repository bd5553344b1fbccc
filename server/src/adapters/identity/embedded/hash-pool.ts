import { IdentityFailure } from '../../../ports/identity.ts';

/** Runs costly work a few at a time; refuses at once when too many wait. */
export interface HashPool {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many pieces of work were begun since the start. */
  readonly begun: number;
}

// Node computes hashes on four threads that files and DNS share: two stay free. With about 50 ms a
// hash, 64 waiting means less than two seconds. On a machine that is busy with other things a hash
// takes longer: then nobody waits past a person's patience.
const places = { atOnce: 2, waiting: 64, patienceMs: 5000 };

const tooMany = () => new IdentityFailure('unavailable', 'Too many sign-ins wait.');

/** One pool a process: memory and processor time are what it guards. */
export const hashPool = (given: Partial<typeof places> = {}): HashPool => {
  const { atOnce, waiting, patienceMs } = { ...places, ...given };
  const queue: (() => void)[] = [];
  let running = 0;
  let begun = 0;

  const enter = async () => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw tooMany();
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
    get begun() {
      return begun;
    },
    async run(work) {
      await enter();
      begun += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
