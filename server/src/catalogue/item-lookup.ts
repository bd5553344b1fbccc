import { type Language, Problem } from '@nobi/contract';
import { type Caller, opensPremium } from '../auth/caller.ts';
import type { Card, KindCatalogue } from './kind-catalogue.ts';
import { ticketSeconds } from './ticket.rules.ts';

/** Looks items up for a caller: 404 when there is none, 403 when their plan does not open it. */
export const itemLookup = <Shown extends Card>(
  catalogue: KindCatalogue<Shown>,
  signAddress: (path: string) => string,
) => {
  const find = (id: string, language: Language, caller: Caller): Shown => {
    const item = catalogue.one(id, { language, opensPremium: opensPremium(caller) });
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
      catalogue.list({ language, opensPremium: opensPremium(caller) }),
    find,
    /** Undefined when the item has left the catalogue. */
    known: (id: string, language: Language, caller: Caller) =>
      catalogue.one(id, { language, opensPremium: opensPremium(caller) }),
    findOpen,
    /** The ids of what it teaches. */
    skillsOf: (id: string): string[] => catalogue.skillsOf(id),
    /** The signed, short-lived address of its entry page on the play origin. */
    addressOf(item: Shown) {
      const path = catalogue.pathOf(item.id);
      if (path === undefined) throw new Problem('not_found');
      return { url: signAddress(path), expires_in: ticketSeconds };
    },
  };
};

export type ItemLookup<Shown extends Card> = ReturnType<typeof itemLookup<Shown>>;
