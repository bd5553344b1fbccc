import { outbox } from './open.ts';

/** How many things have yet to reach the server. @public */
export const waiting = (): Promise<number> => outbox.waiting();

/** Those that the server refused five times. @public */
export const setAside = () => outbox.setAside();

/**
 * Sends what can be sent, then forgets everything on this device: the queue, the lease, what was kept to
 * play without a line. Whoever calls it has said before what would be lost (`waiting`).
 * @public
 */
export const forgetDevice = async (token?: string): Promise<void> => {
  await outbox.flush(token === undefined ? {} : { token });
  await outbox.forget();
};

/** At the end of a session: what the line does not let out now waits for the same family, and for nobody else. */
export const leaveDevice = async (token: string): Promise<void> => {
  if (await outbox.flush({ token })) await outbox.forget();
  else await outbox.leave();
};
