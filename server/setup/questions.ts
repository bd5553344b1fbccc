import { gatewayProblem } from './checks/gateway.ts';
import { mailProblem } from './checks/mail.ts';
import { namesProblem } from './checks/names.ts';

export type Values = Readonly<Record<string, string>>;

/** One line to ask for; what it sets, or what is wrong with it; and a trial on the real thing. */
export interface Question {
  readonly ask: string;
  /** The settings that follow, together with those so far. Undefined: not of that form. */
  read(answer: string, known: Values): Values | undefined;
  /** How an answer that cannot be read has to look. */
  readonly form: string;
  /** Undefined when it works, else a sentence with the remedy. */
  try?(values: Values): Promise<string | undefined>;
}

const isName = (text: string) => /^(?=.{4,200}$)([a-z0-9-]+\.)+[a-z]{2,}$/.test(text);
const address = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;

/** Beside the app's name and on the same site, or nothing could be saved for offline. */
const playName = (host: string) =>
  host.startsWith('app.') ? `play.${host.slice(4)}` : `play.${host}`;

const partsOf = (answer: string, count: number) => {
  const parts = answer.split(';').map((part) => part.trim());
  return parts.length === count && parts.every(Boolean) ? parts : undefined;
};

const senderOf = (url: URL, host: string) => {
  const user = decodeURIComponent(url.username);
  return `Nobi <${address.test(user) ? user : `halo@${host}`}>`;
};

const coreOf = (values: Values, standIn: string | undefined) =>
  standIn ??
  (values.MIDTRANS_ENVIRONMENT === 'sandbox'
    ? 'https://api.sandbox.midtrans.com'
    : 'https://api.midtrans.com');

/** The six, in their order. `standIn` answers instead of Midtrans in tests. */
export const questions = (standIn?: string): readonly Question[] => [
  {
    ask: 'By which name do families reach it, such as app.your-company.id?',
    form: 'A host name without https://, such as app.your-company.id.',
    read: (answer) =>
      isName(answer)
        ? {
            PUBLIC_URL: `https://${answer}`,
            PLAY_URL: `https://${playName(answer)}`,
            NOBI_HOST: answer,
            NOBI_PLAY_HOST: playName(answer),
          }
        : undefined,
    try: ({ NOBI_HOST = '', NOBI_PLAY_HOST = '' }) => namesProblem([NOBI_HOST, NOBI_PLAY_HOST]),
  },
  {
    ask: 'Your own e-mail address? You become the first administrator.',
    form: 'One e-mail address.',
    read: (answer) => (address.test(answer) ? { STAFF_EMAIL: answer } : undefined),
  },
  {
    ask: 'Your mail server, as smtps://user:password@mail.your-company.id:465? A trial letter goes to you.',
    form: 'An address that begins with smtps:// or smtp://; @ in the user name is written %40.',
    read: (answer, { NOBI_HOST = '' }) =>
      /^smtps?:\/\/\S+$/.test(answer) && URL.canParse(answer)
        ? { SMTP_URL: answer, MAIL_FROM: senderOf(new URL(answer), NOBI_HOST) }
        : undefined,
    try: ({ SMTP_URL = '', MAIL_FROM = '', STAFF_EMAIL = '' }) =>
      mailProblem(SMTP_URL, MAIL_FROM, STAFF_EMAIL),
  },
  {
    ask: 'The server key of Midtrans? For a trial the key of its sandbox (SB-…) will do.',
    form: 'The server key, as Midtrans shows it under Settings, Access Keys.',
    read: (answer) =>
      /^[\w-]{8,200}$/.test(answer)
        ? {
            MIDTRANS_SERVER_KEY: answer,
            MIDTRANS_ENVIRONMENT: answer.startsWith('SB-') ? 'sandbox' : 'production',
          }
        : undefined,
    try: (values) => gatewayProblem(values.MIDTRANS_SERVER_KEY ?? '', coreOf(values, standIn)),
  },
  {
    ask: 'Who runs it? Name; address; registration (NIB), with semicolons between them.',
    form: 'Three parts with semicolons, such as: PT Nobi Ceria; Jalan Melati 7, Bandung; NIB 1234567890123',
    read: (answer) => {
      const [name = '', place = '', registration = ''] = partsOf(answer, 3) ?? [];
      return name
        ? { COMPANY_NAME: name, COMPANY_ADDRESS: place, COMPANY_REGISTRATION: registration }
        : undefined;
    },
  },
  {
    ask: 'Where do families find help? WhatsApp number; e-mail address.',
    form: 'Two parts with a semicolon, such as: +6281234567890; bantuan@your-company.id',
    read: (answer) => {
      const [whatsapp = '', email = ''] = partsOf(answer, 2) ?? [];
      const number = whatsapp.replaceAll(/[ .-]/g, '').replace(/^0/, '+62');
      return /^\+62\d{8,13}$/.test(number) && address.test(email)
        ? { SUPPORT_WHATSAPP: number, SUPPORT_EMAIL: email }
        : undefined;
    },
  },
];
