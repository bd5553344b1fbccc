import type { Plan } from '@nobi/contract';
import type { SignedIn } from '../product/family.ts';
import type { Product } from '../product/product.ts';

const post = async (url: string, body: object, token?: string): Promise<object> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Token ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return Object(await answer.json());
};

/** A link by which somebody else pays for this family; answers its token. */
export const makeGiftLink = async ({ url }: Product, { token }: SignedIn, plan: Plan) => {
  const body = { plan, shown_name: 'Ibu Sari' };
  return String(Object(await post(`${url}/api/payment/gift-links/`, body, token)).token);
};

/** Where a payer opens it: the token stays in the browser. */
export const giftAddress = (token: string) => `/gift#${token}`;

/** Presses pay; answers the gateway's page. */
export const beginGift = async ({ url }: Product, token: string) =>
  String(Object(await post(`${url}/api/payment/gift/pay/`, { token })).redirect_url);
