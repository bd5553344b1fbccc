import { giftLinks, gifts, type Plan } from '@nobi/contract';
import * as z from 'zod/mini';
import type { Product } from '../../../testing/product.ts';

const made = z.object({ token: z.string(), link: z.object({ id: z.string() }) });
const redirect = z.object({ redirect_url: z.string() });
const listed = z.object({ links: z.array(z.object({ id: z.string(), state: z.string() })) });

/** What tests ask of links by which somebody else pays, in their own words. */
export const giftSteps = (product: () => Product) => {
  const ask = (giftToken: string, email?: string) =>
    product().send(gifts.payGift, { body: { token: giftToken, ...(email && { email }) } });
  return {
    async makeLink(token: string, plan: Plan = 'regular') {
      const body = { plan, shown_name: 'Ibu Sari' };
      const reply = await product().send(giftLinks.makeGiftLink, { token, body });
      const { token: giftToken, link } = made.parse(reply.body);
      return { giftToken, linkId: link.id };
    },
    show: (giftToken: string) => product().send(gifts.openGift, { body: { token: giftToken } }),
    ask,
    /** Presses pay; answers the gateway's page and the order behind it. */
    async begin(giftToken: string, email?: string) {
      const pageUrl = redirect.parse((await ask(giftToken, email)).body).redirect_url;
      const [row] = await product().db.query<{ id: string }>(
        'select id from orders where redirect_url = $1',
        [pageUrl],
      );
      return { pageUrl, orderId: row?.id ?? '' };
    },
    async statesOf(token: string) {
      const { links } = listed.parse((await product().send(giftLinks.giftLinks, { token })).body);
      return links.map(({ state }) => state);
    },
    ordersOf: (email: string) =>
      product().db.query<{ id: string; state: string; gift_link_id: string | null }>(
        `select o.id, o.state, o.gift_link_id from orders o join account a on a.id = o.account_id
         where a.email = $1 order by o.created_at`,
        [email],
      ),
    subjectsTo: async (email: string) =>
      (
        await product().db.query<{ subject: string }>(
          'select subject from letter where recipient = $1 order by id',
          [email],
        )
      ).map(({ subject }) => subject),
  };
};
