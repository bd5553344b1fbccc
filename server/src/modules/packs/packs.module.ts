import { Problem, packs } from '@nobi/contract';
import { type Caller, opensPremium } from '../../auth/caller.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { ticketSeconds } from '../../catalogue/ticket.rules.ts';
import type { CallInput, Serve } from '../../http/serve.ts';

interface PacksDeps {
  readonly catalogue: Pick<Catalogue, 'items'>;
  readonly signAddress: (path: string) => string;
}

/** What a browser may save: items of the house that the family's plan opens. */
export const packsModule = (serve: Serve, { catalogue, signAddress }: PacksDeps) => {
  serve(packs.open, async ({ params }: CallInput<typeof packs.open>, caller: Caller) => {
    const item = catalogue.items.find(({ id, trust }) => id === params.item && trust === 'house');
    if (!item) throw new Problem('not_found');
    if (item.plan === 'premium' && !opensPremium(caller)) throw new Problem('premium_only');
    return { url: signAddress(item.path), expires_in: ticketSeconds };
  });
};
