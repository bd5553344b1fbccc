import * as z from 'zod/mini';
import { call } from '../call/call.ts';

const shown = z.object({
  /** The number of the account, which alone can be linked; null where the profile has none. */
  own_number: z.nullable(z.string()),
  /** Where a report may be asked for and the codes are sent to. */
  our_number: z.string(),
  /** Since when the account's number has been proven to be its adult's; null when it is not. */
  linked_at: z.nullable(z.string()),
});

/** The week's report by WhatsApp, for an adult who asks for it from a number that was proven. */
export const reportWhatsapp = {
  whatsapp: call({
    method: 'GET',
    path: '/api/report/whatsapp/',
    access: 'adult',
    says: 'Whether the adult’s own WhatsApp number may ask for the week’s report. 404 where the installation has no WhatsApp.',
    reply: shown,
    errors: ['not_found'],
    origin: 'added',
  }),
  linkWhatsapp: call({
    method: 'POST',
    path: '/api/report/whatsapp/',
    access: 'adult',
    says: 'Makes a code for ten minutes; sent by WhatsApp from the number of the account, it links that number. It ends the code before it.',
    reply: z.extend(shown, { code: z.string(), expires_at: z.string() }),
    errors: ['not_found', 'whatsapp_missing', 'too_many_requests'],
    origin: 'added',
  }),
  unlinkWhatsapp: call({
    method: 'DELETE',
    path: '/api/report/whatsapp/',
    access: 'adult',
    says: 'Ends the link and an open code: no number gets a report any more.',
    reply: shown,
    errors: ['not_found'],
    origin: 'added',
  }),
  verifyWhatsapp: call({
    method: 'GET',
    path: '/api/report/whatsapp/messages/',
    access: 'public',
    says: 'Meta’s handshake: answers the challenge as plain text to whoever knows the verify token.',
    query: z.object({
      'hub.mode': z.optional(z.string()),
      'hub.verify_token': z.optional(z.string()),
      'hub.challenge': z.optional(z.string()),
    }),
    reply: z.string(),
    errors: ['not_found', 'notification_forged', 'invalid_input'],
    origin: 'added',
  }),
  receiveWhatsapp: call({
    method: 'POST',
    path: '/api/report/whatsapp/messages/',
    access: 'public',
    says: 'Takes messages that Meta signed. Only LAPORAN from a linked number, and a code from the number that it was made for, are answered, and by WhatsApp alone.',
    reply: z.object({ status: z.string() }),
    errors: ['not_found', 'notification_forged', 'invalid_input'],
    encoding: 'raw',
    // Meta gathers what was written while we were away into notifications of up to 3 MB.
    largestBody: 3072,
    origin: 'added',
  }),
};
