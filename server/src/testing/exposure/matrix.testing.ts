import { publicProduct } from '../../settings/public.testing.ts';

const { MAIL_FROM, SUPPORT_EMAIL, SUPPORT_WHATSAPP } = publicProduct;
const { COMPANY_NAME, COMPANY_ADDRESS, COMPANY_REGISTRATION } = publicProduct;
const company = { COMPANY_NAME, COMPANY_ADDRESS, COMPANY_REGISTRATION };

/** What an operator may have set, dimension by dimension; nothing set is the default. */
const dimensions: readonly (readonly Readonly<Record<string, string>>[])[] = [
  [{}, { HOST: '0.0.0.0' }],
  [{}, { PUBLIC_URL: publicProduct.PUBLIC_URL, PLAY_URL: publicProduct.PLAY_URL }],
  [{}, { SMTP_URL: publicProduct.SMTP_URL }],
  [{}, { MAIL_FROM, SUPPORT_EMAIL, SUPPORT_WHATSAPP, ...company }],
  [{}, { MIDTRANS_SERVER_KEY: publicProduct.MIDTRANS_SERVER_KEY }],
  [{}, { ALLOW_SANDBOX_PAYMENTS: '1' }],
];

export type Chosen = Readonly<Record<string, string>>;

/** Every combination of the settings that decide who reaches what: 64. */
const combinations = dimensions.reduce<readonly Chosen[]>(
  (chosen, choices) => chosen.flatMap((so) => choices.map((choice) => ({ ...so, ...choice }))),
  [{}],
);

/** What this combination gives to strangers by mistake, each as the settings that a refusal must name. */
export const mistakes = (chosen: Chosen): readonly (readonly string[])[] => {
  const isPublic = chosen.PUBLIC_URL !== undefined;
  const isOutside = isPublic || chosen.HOST !== undefined;
  const isPaid = chosen.MIDTRANS_SERVER_KEY ?? chosen.ALLOW_SANDBOX_PAYMENTS;
  return [
    ...(isPublic && !chosen.SMTP_URL ? [['SMTP_URL']] : []),
    ...(isPublic && !chosen.MAIL_FROM
      ? [['MAIL_FROM', 'SUPPORT_EMAIL', 'SUPPORT_WHATSAPP', ...Object.keys(company)]]
      : []),
    ...(isOutside && !isPaid ? [['Midtrans', 'ALLOW_SANDBOX_PAYMENTS']] : []),
  ];
};

const named = (chosen: Chosen): readonly [string, Chosen] => [
  Object.entries(chosen)
    .filter(([name]) => !/^(PLAY_URL|(?:SUPPORT|COMPANY)_\w+)$/.test(name))
    .map(([name, value]) => (/KEY|SMTP|MAIL/.test(name) ? name : `${name}=${value}`))
    .join(' ') || 'nothing set',
  chosen,
];

export const refused = combinations.filter((chosen) => mistakes(chosen).length > 0).map(named);

const allowed = combinations.filter((chosen) => mistakes(chosen).length === 0);
/**
 * Contacts decide whether a public product starts and open no page: of two combinations that differ in
 * nothing else, one is asked.
 */
export const started = allowed
  .filter((chosen) => chosen.PUBLIC_URL !== undefined || chosen.MAIL_FROM === undefined)
  .map(named);

export const counts = { all: combinations.length, allowed: allowed.length };
