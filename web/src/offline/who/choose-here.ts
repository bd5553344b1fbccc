import { Problem } from '@nobi/contract';
import { currentLease } from '../lease/lease.ts';
import { choiceKey, noteStorage } from '../saved.ts';
import { applyChoice } from './apply-choice.ts';
import { loadMessages, words } from './words.ts';

/** Said in the place of "no internet": what can be done about it. */
const closed = (sentence: string) => new Problem('offline', { sentence });

/** Lets a child of the lease play on this device without a line; the server hears of it later. */
export const chooseHere = async (child: string): Promise<void> => {
  await loadMessages();
  const lease = await currentLease();
  if (!lease) throw closed(words.leaseOver);
  const leased = lease.children.find(({ id }) => id === child);
  if (!leased) throw closed(words.notKnown);
  // Only the server can look at pictures: a brother is kept out here as well.
  if (leased.has_secret) throw closed(words.secret);
  noteStorage.setItem(choiceKey, child);
  applyChoice();
};
