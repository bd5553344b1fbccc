import { randomBytes } from 'node:crypto';
import { type giftLinks, Problem, type ReplyOf } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import type { CallInput } from '../../../http/serve.ts';
import type { Throttle } from '../../../rate-limit/throttle.ts';
import { checkoutStore } from '../checkout.store.ts';
import type { OrderPages } from '../order-pages.ts';
import { type GiftLink, giftLinksStore } from './gift-links.store.ts';

const madeByAccount = { name: 'gift-link', limit: 10, seconds: 86_400 };

interface GiftLinksDeps {
  readonly db: Database;
  readonly throttle: Throttle;
  readonly pages: OrderPages;
}

type ShownLink = ReplyOf<typeof giftLinks.giftLinks>['links'][number];

const shown = ({ id, plan, shown_name, state, created_at, expires_at }: GiftLink): ShownLink => ({
  id,
  plan,
  shown_name,
  state,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
});

/** The family's links by which somebody else pays. */
export const giftLinksService = ({ db, throttle, pages }: GiftLinksDeps) => {
  const store = giftLinksStore(db);
  const linksOf = async (accountId: string) => (await store.list(accountId)).map(shown);

  return {
    list: async (_input: unknown, { accountId }: Caller) => ({ links: await linksOf(accountId) }),

    async make({ body }: CallInput<typeof giftLinks.makeGiftLink>, { accountId }: Caller) {
      return throttle.attempt([[madeByAccount, accountId]], async () => {
        const token = randomBytes(16).toString('base64url');
        const { plan, shown_name: shownName } = body;
        return { link: shown(await store.add({ accountId, token, plan, shownName })), token };
      });
    },

    async end({ params }: CallInput<typeof giftLinks.endGiftLink>, { accountId }: Caller) {
      if (!(await store.end(accountId, params.link))) throw new Problem('not_found');
      const open = await checkoutStore(db).findOpen(accountId);
      // What is on its way at the gateway stays: money that arrives is the family's.
      if (open?.gift_link_id === params.link) await pages.close(open, true);
      return { links: await linksOf(accountId) };
    },
  };
};
