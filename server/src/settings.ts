import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';

const port = z.coerce.number().check(z.int(), z.gte(1), z.lte(65_535));
const flag = z.pipe(
  z.enum(['0', '1', 'true', 'false']),
  z.transform((value) => value === '1' || value === 'true'),
);
const origin = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((value) => new URL(value).origin),
);

const distOf = (room: 'web' | 'content') => join(import.meta.dirname, '..', '..', room, 'dist');

/** What the environment may say; every line has a safe default and stands in the README. */
const environment = z.object({
  HOST: z._default(z.string(), 'localhost'),
  PORT: z._default(port, 3000),
  PLAY_PORT: z.optional(port),
  PUBLIC_URL: z.optional(origin),
  PLAY_URL: z.optional(origin),
  DATA_DIR: z._default(z.string(), './data'),
  /** Advanced: built files from elsewhere than this checkout. */
  WEB_DIST: z._default(z.string(), distOf('web')),
  CONTENT_DIST: z._default(z.string(), distOf('content')),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.gte(2), z.lte(200)), 10),
  TRUST_PROXY: z._default(z.string(), ''),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z._default(z.string(), 'Nobi <halo@nobi.example>'),
  SUPPORT_WHATSAPP: z._default(z.string().check(z.regex(/^\+62[0-9]{8,13}$/)), '+6281200000000'),
  SUPPORT_EMAIL: z._default(z.email(), 'bantuan@nobi.example'),
  STAFF_EMAIL: z.optional(z.email()),
  STAFF_PASSWORD: z.optional(z.string().check(z.minLength(12))),
  MIDTRANS_SERVER_KEY: z.optional(z.string().check(z.minLength(8))),
  MIDTRANS_SIGNATURE_KEY: z.optional(z.string().check(z.minLength(8))),
  MIDTRANS_ENVIRONMENT: z._default(z.enum(['sandbox', 'production']), 'production'),
  ALLOW_SANDBOX_PAYMENTS: z._default(flag, false),
  SANDBOX_FAULTS: z._default(flag, false),
  HIDE_ACCOUNT_EXISTENCE: z._default(flag, false),
  MAX_DEVICES: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100)), 0),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

/** Said at start when the settings cannot be used; names each wrong one and what it must be. */
export class SettingsProblem extends Error {}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

const without = (values: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  );

/** Reads and checks the environment once, at start. Throws SettingsProblem. */
export const readSettings = (values: Record<string, string | undefined> = process.env) => {
  const read = z.safeParse(environment, without(values));
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new SettingsProblem(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const given = read.data;
  const playPort = given.PLAY_PORT ?? given.PORT + 1;
  const settings = {
    host: given.HOST,
    port: given.PORT,
    playPort,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    playUrl: given.PLAY_URL ?? `http://localhost:${playPort}`,
    dataFolder: resolve(given.DATA_DIR),
    webFolder: resolve(given.WEB_DIST),
    contentFolder: resolve(given.CONTENT_DIST),
    databaseUrl: given.DATABASE_URL,
    databasePool: given.DATABASE_POOL,
    trustedProxies: given.TRUST_PROXY.split(',')
      .map((address) => address.trim())
      .filter(Boolean),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    support: { whatsapp: given.SUPPORT_WHATSAPP, email: given.SUPPORT_EMAIL },
    staff:
      given.STAFF_EMAIL && given.STAFF_PASSWORD
        ? { email: given.STAFF_EMAIL.toLowerCase(), password: given.STAFF_PASSWORD }
        : undefined,
    midtrans: given.MIDTRANS_SERVER_KEY
      ? {
          serverKey: given.MIDTRANS_SERVER_KEY,
          signatureKey: given.MIDTRANS_SIGNATURE_KEY,
          environment: given.MIDTRANS_ENVIRONMENT,
        }
      : undefined,
    sandboxFaults: given.SANDBOX_FAULTS,
    hidesAccountExistence: given.HIDE_ACCOUNT_EXISTENCE,
    maxDevices: given.MAX_DEVICES,
    logLevel: given.LOG_LEVEL,
    isOnLoopback: isLoopback(given.HOST),
  };
  const problems = [
    ...contradictions(settings, given.ALLOW_SANDBOX_PAYMENTS),
    ...halves(given),
    ...settings.trustedProxies.filter((proxy) => !isProxy(proxy)).map(notAProxy),
  ];
  if (problems.length > 0) throw new SettingsProblem(problems.join('\n'));
  return settings;
};

export type Settings = ReturnType<typeof readSettings>;

const isProxy = (text: string) => {
  const [address = '', bits] = text.split('/', 2);
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
};

const notAProxy = (text: string) =>
  `TRUST_PROXY: ${text} is no address such as 10.0.0.7 or 10.0.0.0/8.`;

/** Settings that mean nothing alone: better said than silently left out. */
const halves = (given: z.output<typeof environment>): string[] => [
  ...((given.STAFF_EMAIL === undefined) === (given.STAFF_PASSWORD === undefined)
    ? []
    : ['STAFF_EMAIL and STAFF_PASSWORD belong together: set both or neither.']),
  ...(given.MIDTRANS_SIGNATURE_KEY && !given.MIDTRANS_SERVER_KEY
    ? ['MIDTRANS_SIGNATURE_KEY needs MIDTRANS_SERVER_KEY too.']
    : []),
];

interface Where {
  readonly midtrans: unknown;
  readonly isOnLoopback: boolean;
  readonly port: number;
  readonly playPort: number;
  readonly publicUrl: string;
  readonly playUrl: string;
  readonly sandboxFaults: boolean;
}

const contradictions = (settings: Where, allowsSandbox: boolean): string[] => {
  const problems: string[] = [];
  const publicHost = new URL(settings.publicUrl).hostname.replace(/^\[|\]$/g, '');
  const beyond = !settings.isOnLoopback || !isLoopback(publicHost);
  // The demo gateway gives plans away: it must never meet the open internet by accident.
  if (!settings.midtrans && beyond && !allowsSandbox)
    problems.push(
      'Demo payments give access for nothing, so they only run on this machine (HOST=localhost).\n' +
        'Set MIDTRANS_SERVER_KEY for real payments, or ALLOW_SANDBOX_PAYMENTS=1 if you mean it.',
    );
  if (settings.playPort > 65_535 || settings.playPort === settings.port)
    problems.push('PLAY_PORT must be another port than PORT, at most 65535.');
  else if (settings.playUrl === settings.publicUrl)
    problems.push(
      'PLAY_URL must be another origin than PUBLIC_URL: games run there, apart from accounts.',
    );
  if (settings.sandboxFaults && beyond)
    problems.push('SANDBOX_FAULTS is for tests on this machine only.');
  return problems;
};
