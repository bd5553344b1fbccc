import * as z from 'zod/mini';
import type { Output } from './shapes.ts';

/** How letters leave, and how families reach a person. */
export const mailFields = {
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(z.string(), 'Nobi <halo@nobi.example>'),
  SUPPORT_WHATSAPP: z._default(z.string().check(z.regex(/^\+62[0-9]{8,13}$/)), '+6281200000000'),
  SUPPORT_EMAIL: z._default(z.email(), 'bantuan@nobi.example'),
};

export const readMail = (given: Output<typeof mailFields>) => ({
  smtpUrl: given.SMTP_URL,
  mailFrom: given.MAIL_FROM,
  support: { whatsapp: given.SUPPORT_WHATSAPP, email: given.SUPPORT_EMAIL },
});
