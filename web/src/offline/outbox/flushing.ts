import { session } from '../../session.ts';
import { minutes, seconds } from '../../time.ts';
import { tellChoice } from '../who/tell-choice.ts';
import { leases, outbox } from './open.ts';

const firstPause = seconds(5);
const longestPause = minutes(5);

let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits; while something does, again and again, after pauses that grow. */
const flush = async () => {
  clearTimeout(timer);
  await tellChoice();
  const isDone = await outbox.flush().catch(() => false);
  if (isDone) {
    pause = firstPause;
    return;
  }
  timer = setTimeout(() => void flush(), pause);
  pause = Math.min(pause * 2, longestPause);
};

/** After what is being said just now, so that it goes along. */
export const flushSoon = () => {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(), seconds(1));
};

let isStarted = false;
/** Who signs out takes along what plays without a line; what could not be sent waits for the same family. */
const leaveWithSession = () => {
  let { token } = session.read();
  session.subscribe(() => {
    const left = token;
    token = session.read().token;
    if (left === null || token !== null) return;
    const leave = async () => {
      const isSent = await outbox.flush({ token: left, waits: true }).catch(() => false);
      await (isSent ? outbox.forget() : outbox.leave());
    };
    leave().catch(() => {});
  });
};

const hear = () => {
  if (isStarted) return;
  isStarted = true;
  leaveWithSession();
  const again = () => {
    pause = firstPause;
    void flush();
  };
  addEventListener('online', again);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again();
  });
};

/** At each start of a page with a line: the lease is renewed, and what waited is sent. */
export const startOutbox = async () => {
  hear();
  if (session.read().isPaid) await leases.renew().catch(() => {});
  await flush();
};
