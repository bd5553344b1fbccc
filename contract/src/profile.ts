import * as z from 'zod/mini';
import { call } from './call.ts';
import { line, whatsapp } from './text.ts';

export const profileShown = z.object({
  display_name: z.string(),
  full_name: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  profile_picture: z.nullable(z.string()),
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
    body: z.strictObject({
      display_name: z.optional(line(80)),
      full_name: z.optional(line(120)),
      whatsapp: z.optional(whatsapp),
      bio: z.optional(line(500)),
    }),
    reply: profileShown,
    errors: ['whatsapp_prefix', 'picture_refused', 'too_large'],
    encoding: 'multipart',
    errorField: 'detail',
    origin: 'specified',
  }),
};
