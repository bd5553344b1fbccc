import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId } from '../call/text.ts';

/** What an adult may allow. Only what the product does today stands here. */
const consentPurposes = ['use', 'outside_model', 'own_voice'] as const;
const purpose = z.enum(consentPurposes, 'invalid_input');

const allowed = z.object({
  id: z.string(),
  purpose,
  /** Null: for all children of the family. */
  child: z.nullable(z.string()),
  /** Null for a first child without a name, and for one who is no longer here. */
  nickname: z.nullable(z.string()),
  /** The words as they were shown, their version, and their SHA-256 in hex. */
  text: z.string(),
  version: z.string(),
  sha256: z.string(),
  method: z.enum(['sign_up', 'child_added', 'parents_room', 'nobi_switch', 'carried_over']),
  given_at: z.string(),
  withdrawn_at: z.nullable(z.string()),
});

/** What may be allowed and is not. */
const offer = z.object({
  purpose,
  child: z.nullable(z.string()),
  nickname: z.nullable(z.string()),
  text: z.string(),
  version: z.string(),
});

/** After which consent the next page of those that were taken back goes on; null at the end. */
const next = z.nullable(z.string());

/** What the adult allows, purpose by purpose; behind the adult's PIN. */
export const consent = {
  list: call({
    method: 'GET',
    path: '/api/consents/',
    access: 'adult',
    says: 'All that is allowed and the newest 50 that were taken back, the newest first, with the words shown, and what may be allowed.',
    reply: z.object({ consents: z.array(allowed), next, offers: z.array(offer) }),
    origin: 'added',
  }),
  give: call({
    method: 'POST',
    path: '/api/consents/',
    access: 'adult',
    says: 'Allows one purpose, for one child or for the family, in the words of that version.',
    body: z.strictObject({
      purpose,
      child: z.nullable(opaqueId),
      version: z.string('invalid_input').check(z.maxLength(40, 'invalid_input')),
    }),
    reply: z.object({}),
    errors: ['not_found', 'consent_text_old'],
    origin: 'added',
  }),
  withdrawn: call({
    method: 'GET',
    path: '/api/consents/withdrawn/',
    access: 'adult',
    says: 'The next 50 that were taken back, from the consent on that `after` names, the newest first.',
    query: z.object({ after: opaqueId }),
    reply: z.object({ consents: z.array(allowed), next }),
    errors: ['not_found'],
    origin: 'added',
  }),
  ownVoice: call({
    method: 'GET',
    path: '/api/consents/own-voice/',
    access: 'account',
    says: 'Whose own voice may be recorded and kept on a device: all children for whom the adult allows it, and who plays here.',
    reply: z.object({ playing: z.nullable(z.string()), allowed: z.array(z.string()) }),
    origin: 'added',
  }),
  withdraw: call({
    method: 'POST',
    path: '/api/consents/{consent}/withdraw/',
    access: 'adult',
    says: 'Takes a consent back at once and erases what stands on it; for use, all of the child.',
    params: z.object({ consent: opaqueId }),
    reply: z.object({}),
    errors: ['not_found'],
    origin: 'added',
  }),
};
