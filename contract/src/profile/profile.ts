import * as z from 'zod/mini';
import { personName } from '../account/person-name.ts';
import { call } from '../call/call.ts';
import { line, opaqueId, whatsapp } from '../call/text.ts';

export const profileShown = z.object({
  display_name: z.string(),
  full_name: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  /** A signed address that works for an hour or two, or null. */
  profile_picture: z.nullable(z.string()),
});

/** Forms send line breaks as CR LF; they count as one character, as the person typed them. */
const paragraphs = (max: number) =>
  z.pipe(
    z.pipe(
      z.string('invalid_input'),
      z.transform((typed) => typed.replace(/\r\n?/g, '\n')),
    ),
    line(max),
  );

/** What a parent may change; the picture travels beside it as `profile_picture`. */
export const profileForm = z.strictObject({
  display_name: z.optional(personName(80)),
  full_name: z.optional(personName(120)),
  whatsapp: z.optional(whatsapp),
  bio: z.optional(paragraphs(500)),
});

export const profile = {
  show: call({
    method: 'GET',
    path: '/api/dashboard/profile/',
    access: 'account',
    says: 'The profile of this account.',
    reply: profileShown,
    errorField: 'detail',
    origin: 'specified',
  }),
  update: call({
    method: 'PATCH',
    path: '/api/dashboard/profile/',
    access: 'account',
    says: 'Changes the fields that are sent.',
    body: profileForm,
    reply: profileShown,
    errors: ['whatsapp_prefix', 'name_plain', 'picture_refused', 'too_large'],
    encoding: 'multipart',
    errorField: 'detail',
    origin: 'specified',
  }),
  picture: call({
    method: 'GET',
    path: '/api/media/pictures/{picture}/',
    access: 'public',
    says: 'A profile picture, against the signed address that the profile gave.',
    params: z.object({ picture: opaqueId }),
    query: z.object({ ticket: z.string('not_found') }),
    reply: z.unknown(),
    errors: ['not_found'],
    origin: 'added',
  }),
};
