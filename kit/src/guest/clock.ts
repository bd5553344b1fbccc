/** Game time: steps of one sixtieth whatever the screen does, and it stands still while paused. */
export const stepSeconds = 1 / 60;
// Beyond this the game slows down instead of freezing a weak phone with catching up.
const mostSteps = 5;

export interface Clock {
  /** Runs once after so many seconds of game time. */
  after(seconds: number, run: () => void): void;
  /** Forgets everything that was still to come. */
  forget(): void;
  start(): void;
  stop(): void;
  now(): number;
}

export interface ClockOptions {
  step(seconds: number): void;
  draw(): void;
}

interface Plan {
  at: number;
  run: () => void;
}

export const openClock = ({ step, draw }: ClockOptions): Clock => {
  let time = 0;
  let plans: Plan[] = [];
  let frame: number | null = null;
  let last = 0;
  let owed = 0;

  const advance = (): void => {
    time += stepSeconds;
    step(stepSeconds);
    const due = plans.filter((plan) => plan.at <= time);
    if (due.length === 0) return;
    plans = plans.filter((plan) => plan.at > time);
    for (const plan of due) plan.run();
  };

  const tick = (now: number): void => {
    frame = requestAnimationFrame(tick);
    owed = Math.min(owed + (now - last) / 1000, mostSteps * stepSeconds);
    last = now;
    while (owed >= stepSeconds) {
      advance();
      owed -= stepSeconds;
    }
    draw();
  };

  return {
    after: (seconds, run) => plans.push({ at: time + seconds, run }),
    forget: () => {
      plans = [];
    },
    start() {
      if (frame !== null) return;
      last = performance.now();
      frame = requestAnimationFrame(tick);
    },
    stop() {
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    },
    now: () => time,
  };
};
