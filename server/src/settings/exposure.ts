import { companyLeftAsExample, type readCompany } from './company.ts';
import type { readMail } from './mail.ts';
import type { readWhere } from './where.ts';

/** Names that belong to nobody (RFC 2606): a letter to them never arrives. */
const isExample = (address: string) =>
  /@(?:[\w-]+\.)*(?:example|example\.(?:com|net|org))>?$/i.test(address);
const examplePhone = '+6281200000000';

const mailProblems = ({ smtpUrl }: ReturnType<typeof readMail>): string[] =>
  smtpUrl
    ? []
    : [
        'SMTP_URL is missing. Without it letters, password links among them, stay in /dev/inbox, which is\n' +
          'for this machine alone. Set SMTP_URL, such as smtps://user:password@mail.your-company.id:465.',
      ];

type Reached = ReturnType<typeof readMail> & ReturnType<typeof readCompany>;

/** Which of the ways to reach a person a public product may not keep. */
export const contactsLeftAsExample = ({
  mailFrom,
  support,
}: Pick<Reached, 'mailFrom' | 'support'>): string[] => [
  ...(isExample(mailFrom) ? ['MAIL_FROM'] : []),
  ...(isExample(support.email) ? ['SUPPORT_EMAIL'] : []),
  ...(support.whatsapp === examplePhone ? ['SUPPORT_WHATSAPP'] : []),
];

const contactProblems = (reached: Reached): string[] => {
  const examples = [...contactsLeftAsExample(reached), ...companyLeftAsExample(reached)];
  return examples.length > 0
    ? [
        `${examples.join(', ')}: still an example. Families must know and reach who stands behind Nobi: set your company's own.`,
      ]
    : [];
};

/** What travels unencrypted, a password or a child's words, is read by whoever shares the network. */
const transportProblems = ({
  publicUrl,
  playUrl,
  assetUrl = 'https:',
}: ReturnType<typeof readWhere>): string[] =>
  Object.entries({ PUBLIC_URL: publicUrl, PLAY_URL: playUrl, ASSET_URL: assetUrl })
    .filter(([, url]) => !url.startsWith('https:'))
    .map(
      ([name]) =>
        `${name} must begin with https:// beyond this machine. A proxy in front, such as deploy/nginx.conf or\n` +
        'deploy/Caddyfile, holds the certificate.',
    );

/** What a product with a public address must not start without. */
export const exposureProblems = (where: ReturnType<typeof readWhere>, mail: Reached): string[] =>
  where.isPublic
    ? [...transportProblems(where), ...mailProblems(mail), ...contactProblems(mail)]
    : [];
