/** Who plays: asked for on every page that the application draws. */
const everywhere = ['src/who-plays/arrive.ts'];
const frame = [
  ...everywhere,
  'src/shell/dashboard/dashboard.tsx',
  'src/shell/dashboard/words.*.ts',
];
const catalogue = [
  ...frame,
  'src/text/errors.*.ts',
  'src/catalogue/words.*.ts',
  'src/content-report/load-report-button.ts',
  'src/content-report/words.*.ts',
];
const games = [
  ...catalogue,
  'src/features/games/games-page.tsx',
  'src/features/games/words.*.ts',
  'src/features/games/today/load-today.ts',
  'src/features/games/today/words.*.ts',
];
const player = [...everywhere, 'src/text/errors.*.ts', 'src/player/words.*.ts'];

const pageOf = (feature: string, page: string) => [
  ...everywhere,
  'src/text/errors.*.ts',
  `src/features/${feature}/${page}.tsx`,
  `src/features/${feature}/words.*.ts`,
];

/**
 * What the first view of a path is drawn from, the narrower path first; `*` is the language. Nothing
 * that this view does not load by itself: it would be paid for by a family with prepaid data.
 */
export const firstPieces: Readonly<Record<string, readonly string[]>> = {
  '/dashboard/courses/player/': [...player, 'src/features/courses/course-player-page.tsx'],
  '/dashboard/courses': [
    ...catalogue,
    'src/features/courses/courses-page.tsx',
    'src/features/courses/words.*.ts',
    'src/features/courses/recently-watched.tsx',
  ],
  '/dashboard/creativity/': [...player, 'src/features/creativity/tool-page.tsx'],
  '/dashboard/creativity': [
    ...catalogue,
    'src/features/creativity/creativity-page.tsx',
    'src/features/creativity/words.*.ts',
    'src/features/creativity/works/works-list.tsx',
  ],
  '/dashboard/ai': [
    ...frame,
    'src/text/errors.*.ts',
    'src/features/chat/chat-page.tsx',
    'src/features/chat/chat-room.tsx',
    'src/features/chat/words.*.ts',
  ],
  '/dashboard/profile': [
    'src/shell/dashboard/words.*.ts',
    ...pageOf('profile', 'profile-page'),
    'src/features/profile/profile-room.tsx',
  ],
  '/dashboard': games,
  '/play/': [...player, 'src/features/games/play-page.tsx'],
  '/payment/success': [
    ...pageOf('payments', 'payment-success-page'),
    'src/features/payments/waiting/words.*.ts',
  ],
  '/payment': pageOf('payments', 'payment-page'),
  '/login': pageOf('account', 'login-page'),
  '/signup': pageOf('account', 'sign-up-page'),
  '/support': pageOf('support', 'support-page'),
  '/rating': pageOf('rating', 'rating-page'),
};
