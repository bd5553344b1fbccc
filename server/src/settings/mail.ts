import * as z from 'zod/mini';
import type { Output } from './shapes.ts';

/** How letters leave, and how families reach a person. */
export const mailFields = {
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(z.string(), 'Nobi <halo@nobi.example>'),
  SUPPORT_WHATSAPP: z._default(z.string().check(z.regex(/^\+62[0-9]{8,13}$/)), '+6281200000000'),
  SUPPORT_EMAIL: z._default(z.email(), 'bantuan@nobi.example'),
  /** Whom a child in need and its adult may call: a name with a short number, and a WhatsApp number. */
  HELP_PHONE: z._default(
    z.string().check(z.regex(/^(?=.{3,40}$)(?:.*\s)?1\d{2}$/, 'a name and a number such as 129')),
    'SAPA 129',
  ),
  HELP_WHATSAPP: z._default(
    z.string().check(z.regex(/^08\d{2,4}(?:[- ]?\d{2,4}){1,3}$/, 'a number such as 08111-129-129')),
    '08111-129-129',
  ),
};

export const readMail = (environment: Output<typeof mailFields>) => ({
  smtpUrl: environment.SMTP_URL,
  mailFrom: environment.MAIL_FROM,
  help: { phone: environment.HELP_PHONE, whatsApp: environment.HELP_WHATSAPP },
  support: { whatsapp: environment.SUPPORT_WHATSAPP, email: environment.SUPPORT_EMAIL },
});
