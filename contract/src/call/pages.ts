import type { Access } from './call.ts';

/** `static`: ready HTML in both languages; `app` and `staff`: drawn by the family's or the staff's application. */
export interface PageShape {
  /** With `:name` for parameters and `/*` for whatever follows. */
  readonly path: string;
  readonly access: Access;
  readonly kind: 'static' | 'app' | 'staff';
}

/** Every page of the product; any other path leads to `/`. */
export const pages = {
  welcome: { path: '/', access: 'public', kind: 'static' },
  about: { path: '/tentang-kami', access: 'public', kind: 'static' },
  terms: { path: '/terms', access: 'public', kind: 'static' },
  safety: { path: '/keamanan-anak', access: 'public', kind: 'static' },
  signUp: { path: '/signup', access: 'public', kind: 'app' },
  signIn: { path: '/login', access: 'public', kind: 'app' },
  payment: { path: '/payment', access: 'public', kind: 'app' },
  paymentSuccess: { path: '/payment/success', access: 'public', kind: 'app' },
  gift: { path: '/gift/*', access: 'public', kind: 'app' },
  dashboard: { path: '/dashboard/*', access: 'subscriber', kind: 'app' },
  coursePlayer: {
    path: '/dashboard/courses/player/:courseId?',
    access: 'subscriber',
    kind: 'app',
  },
  tool: { path: '/dashboard/creativity/:toolId', access: 'subscriber', kind: 'app' },
  profile: { path: '/dashboard/profile', access: 'account', kind: 'app' },
  parents: { path: '/parents/*', access: 'account', kind: 'app' },
  support: { path: '/support', access: 'account', kind: 'app' },
  rating: { path: '/rating', access: 'account', kind: 'app' },
  play: { path: '/play/:gameId/:gameUrl', access: 'subscriber', kind: 'app' },
  staff: { path: '/staff/*', access: 'staff', kind: 'staff' },
} as const satisfies Record<string, PageShape>;
