import type { Queued } from '@nobi/client/outbox';
import { Problem } from '@nobi/contract';
import { hasSaved } from './saved.ts';

type Post = Extract<Queued, { readonly what: 'rating' | 'message' }>;

/** Sends now; where there is no line, this device keeps it until there is, if it can. */
export const sendOrLater = async (
  send: (key: string) => Promise<unknown>,
  post: Post,
): Promise<'sent' | 'later'> => {
  // It may arrive although its answer does not: sent once more, it is still the same.
  const key = crypto.randomUUID();
  try {
    await send(key);
    return 'sent';
  } catch (error) {
    if (!hasSaved() || !(error instanceof Problem) || error.code !== 'offline') throw error;
    const { sendLater } = await import('./outbox/outbox.ts');
    const isWritten = await sendLater(post, key).catch(() => false);
    if (!isWritten) throw error;
    return 'later';
  }
};
