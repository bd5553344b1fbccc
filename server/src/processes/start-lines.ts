import type { Settings } from '../settings/settings.ts';

const heading = 'Nobi is ready.';

const staffLine = (settings: Settings) =>
  settings.staff
    ? `Staff         ${settings.staff.email} logs in with STAFF_PASSWORD`
    : 'Staff         start once with STAFF_EMAIL and STAFF_PASSWORD (12 characters or more) to become staff';

const offlineLines = ({ offline, publicUrl }: Settings): string[] =>
  ({
    on: [],
    off: [
      'Offline       off (OFFLINE=off): browsers that saved something are freed at their next start',
    ],
    'other-site': [
      `Offline       not possible: PLAY_URL is another site than ${publicUrl}, and browsers give such a frame no`,
      '              worker. With play.<the app’s domain> families can save games (decision 052).',
    ],
  })[offline];

/** What an operator wants to know at start, in plain lines. */
export const startLines = (settings: Settings): string[] => [
  '',
  heading,
  `Open          ${settings.publicUrl}`,
  `Games run on  ${settings.playUrl}`,
  ...offlineLines(settings),
  `Calls         ${settings.publicUrl}/api/docs`,
  ...(settings.smtpUrl
    ? []
    : [`Mail          ${settings.publicUrl}/dev/inbox (no SMTP_URL, so letters stay here)`]),
  ...(settings.midtrans
    ? []
    : [
        'Payments      demo: no real money, everybody can "pay". Set MIDTRANS_SERVER_KEY for real ones',
      ]),
  ...(settings.hasDemoOpenid
    ? ['Google        demo: a page on this machine stands in, everybody may be anybody (OIDC_DEMO)']
    : []),
  settings.databaseUrl ? 'Database      DATABASE_URL' : `Data          ${settings.dataFolder}`,
  staffLine(settings),
  '',
];
