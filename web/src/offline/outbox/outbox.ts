import type { Queued } from '@nobi/client/outbox';
import { flushSoon } from './flushing.ts';
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

type Post = Extract<Queued, { readonly what: 'rating' | 'message' }>;

/** A rating or a message that belongs to no play session; false where nobody is known who could send it. */
export const sendLater = async (post: Post): Promise<boolean> => {
  const isWritten = await outbox.post({ ...post, session: '', ref: crypto.randomUUID() });
  flushSoon();
  return isWritten;
};
