import { type Language, Problem } from '@nobi/contract';
import { type Caller, opensPremium } from '../callers/caller.ts';
import { ticketSeconds } from '../play/ticket.rules.ts';
import type { Card, Shelf } from './shelf.ts';

/** Looks items up for a caller: 404 when there is none, 403 when their plan does not open it. */
export const lookUpOn = <Shown extends Card>(
  shelf: Shelf<Shown>,
  signAddress: (path: string) => string,
) => {
  const find = (id: string, language: Language, caller: Caller): Shown => {
    const item = shelf.one(id, { language, opensPremium: opensPremium(caller) });
    if (!item) throw new Problem('not_found');
    return item;
  };

  const findOpen = (id: string, caller: Caller): Shown => {
    const item = find(id, 'en', caller);
    if (item.locked) throw new Problem('premium_only');
    return item;
  };

  return {
    list: (language: Language, caller: Caller) =>
      shelf.list({ language, opensPremium: opensPremium(caller) }),
    find,
    /** Undefined when the item has left the shelf. */
    known: (id: string, language: Language, caller: Caller) =>
      shelf.one(id, { language, opensPremium: opensPremium(caller) }),
    findOpen,
    /** The signed, short-lived address of its entry page on the play origin. */
    addressOf(item: Shown) {
      const path = shelf.pathOf(item.id);
      if (path === undefined) throw new Problem('not_found');
      return { url: signAddress(path), expires_in: ticketSeconds };
    },
  };
};

export type LookUp<Shown extends Card> = ReturnType<typeof lookUpOn<Shown>>;
