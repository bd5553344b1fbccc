import { currentLanguage } from '@nobi/client/language';
import { flushSoon } from '../outbox/flushing.ts';
import { outbox } from '../outbox/open.ts';
import { playerHere } from '../outbox/player-here.ts';

/** Sealed and written down for the child who told it; false where this device cannot. */
export const keepNeed = async (prompt: string): Promise<boolean> => {
  const child = await playerHere();
  const isKept = await outbox.tell({ child, prompt, language: currentLanguage() });
  if (isKept) flushSoon();
  return isKept;
};
