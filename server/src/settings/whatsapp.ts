import * as z from 'zod/mini';
import { allOrNone, isLoopback, type Output } from './shapes.ts';

const secret = z.optional(z.string().check(z.minLength(16)));

/** The week's report by WhatsApp; without these there is none, and no page speaks of it. */
export const whatsappFields = {
  WHATSAPP_NUMBER: z.optional(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/))),
  WHATSAPP_PHONE_ID: z.optional(z.string().check(z.regex(/^\d{5,20}$/))),
  WHATSAPP_ACCESS_TOKEN: secret,
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: secret,
  /** In the place of graph.facebook.com. Only here: it is handed the access token. */
  WHATSAPP_URL: z.optional(
    z
      .url({ protocol: /^http$/ })
      .check(z.refine((url) => isLoopback(new URL(url).hostname), 'must be on this machine')),
  ),
};

type Environment = Output<typeof whatsappFields>;

export const readWhatsapp = ({
  WHATSAPP_NUMBER: number,
  WHATSAPP_PHONE_ID: phoneId,
  WHATSAPP_ACCESS_TOKEN: accessToken,
  WHATSAPP_APP_SECRET: appSecret,
  WHATSAPP_VERIFY_TOKEN: verifyToken,
  WHATSAPP_URL: url = 'https://graph.facebook.com',
}: Environment) => ({
  whatsapp:
    number && phoneId && accessToken && appSecret && verifyToken
      ? { number, phoneId, accessToken, appSecret, verifyToken, url: url.replace(/\/+$/, '') }
      : undefined,
});

export const whatsappProblems = (environment: Environment, isBeyondLoopback: boolean): string[] => {
  const { WHATSAPP_URL: url, ...wholes } = environment;
  const { WHATSAPP_NUMBER, WHATSAPP_PHONE_ID, WHATSAPP_ACCESS_TOKEN } = wholes;
  const { WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN } = wholes;
  return [
    ...allOrNone({
      WHATSAPP_NUMBER,
      WHATSAPP_PHONE_ID,
      WHATSAPP_ACCESS_TOKEN,
      WHATSAPP_APP_SECRET,
      WHATSAPP_VERIFY_TOKEN,
    }),
    ...(url && isBeyondLoopback ? ['WHATSAPP_URL is for tests on this machine only.'] : []),
  ];
};
