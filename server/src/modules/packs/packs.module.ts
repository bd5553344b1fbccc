import { Problem, packs } from '@nobi/contract';
import { type Caller, opensPremium } from '../../auth/caller.ts';
import type { LiveCatalogue } from '../../catalogue/live/live-catalogue.ts';
import { ticketSeconds } from '../../catalogue/ticket.rules.ts';
import { bundlePathOf } from '../../catalogue/uploads/uploads.store.ts';
import type { CallInput, Serve } from '../../http/serve.ts';

interface PacksDeps {
  readonly catalogue: Pick<LiveCatalogue, 'items' | 'guestPacks'>;
  readonly signAddress: (path: string) => string;
}

/** What a browser may save: items that the family's plan opens. */
export const packsModule = (serve: Serve, { catalogue, signAddress }: PacksDeps) => {
  const placeOf = (id: string) => {
    const guest = catalogue.guestPacks[id];
    const item = catalogue.items.find(
      (each) => each.id === id && each.trust === (guest ? 'guest' : 'house'),
    );
    if (!item) throw new Problem('not_found');
    const path = guest ? bundlePathOf(item.path) : item.path;
    return { plan: item.plan, path, sha256: guest?.sha256 ?? null };
  };

  serve(packs.open, async ({ params }: CallInput<typeof packs.open>, caller: Caller) => {
    const { plan, path, sha256 } = placeOf(params.item);
    if (plan === 'premium' && !opensPremium(caller)) throw new Problem('premium_only');
    return { url: signAddress(path), expires_in: ticketSeconds, sha256 };
  });
};
