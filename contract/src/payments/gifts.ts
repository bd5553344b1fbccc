import * as z from 'zod/mini';
import { personName } from '../account/person-name.ts';
import { call } from '../call/call.ts';
import { email } from '../call/text.ts';
import { plan } from './plan.ts';

/** How long a link to pay for a family works. */
export const giftHours = 72;

/** `paid`: through it, or by the family meanwhile. `over`: its time has passed or the family ended it. */
const giftState = z.enum(['open', 'paying', 'paid', 'over']);

const shownLink = z.object({
  id: z.string(),
  plan,
  shown_name: z.nullable(z.string()),
  state: giftState,
  created_at: z.string(),
  expires_at: z.string(),
});

/** 128 random bits in base64url; kept as a hash, so a link is told once. */
const token = z.string('gift_over').check(z.regex(/^[\w-]{22}$/, 'gift_over'));

const link = z.string('not_found').check(z.regex(/^[0-9a-f-]{36}$/, 'not_found'));

/** Somebody else pays: the family's side of it. */
export const giftLinks = {
  giftLinks: call({
    method: 'GET',
    path: '/api/payment/gift-links/',
    access: 'account',
    says: 'The family’s links by which others can pay for it, the newest first.',
    reply: z.object({ links: z.array(shownLink) }),
    origin: 'added',
  }),
  makeGiftLink: call({
    method: 'POST',
    path: '/api/payment/gift-links/',
    access: 'account',
    says: 'Makes a link that works for 72 hours and is told this once.',
    body: z.strictObject({ plan, shown_name: z.nullable(personName(60)) }),
    reply: z.object({ link: shownLink, token: z.string() }),
    errors: ['plan_unknown', 'name_plain', 'too_many_requests'],
    origin: 'added',
  }),
  endGiftLink: call({
    method: 'DELETE',
    path: '/api/payment/gift-links/{link}/',
    access: 'account',
    says: 'Ends a link; what is being paid through it is closed where the gateway can.',
    params: z.object({ link }),
    reply: z.object({ links: z.array(shownLink) }),
    errors: ['not_found'],
    origin: 'added',
  }),
};

/** The payer's side: no account, and nothing of a child. The token travels in no address. */
export const gifts = {
  openGift: call({
    method: 'POST',
    path: '/api/payment/gift/',
    access: 'public',
    says: 'What a link asks somebody to pay.',
    body: z.strictObject({ token }),
    reply: z.object({
      plan,
      amount: z.number(),
      shown_name: z.nullable(z.string()),
      expires_at: z.string(),
    }),
    errors: ['gift_over', 'gift_paid', 'too_many_requests'],
    origin: 'added',
  }),
  payGift: call({
    method: 'POST',
    path: '/api/payment/gift/pay/',
    access: 'public',
    says: 'Opens the order of a link, or finds it, and answers the gateway page to go to.',
    body: z.strictObject({ token, email: z.optional(email) }),
    reply: z.object({ redirect_url: z.string() }),
    errors: [
      'gift_over',
      'gift_paid',
      'gift_busy',
      'login_invalid_email',
      'payment_failed',
      'too_many_requests',
    ],
    origin: 'added',
  }),
};
