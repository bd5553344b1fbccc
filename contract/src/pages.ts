import type { Access } from './call.ts';

/** `static`: ready HTML in both languages; `app`: drawn by the browser's application. */
export interface PageShape {
  /** With `:name` for parameters and `/*` for whatever follows. */
  readonly path: string;
  readonly access: Access;
  readonly kind: 'static' | 'app';
}

/** Every page of the product; any other path leads to `/`. */
export const pages = {
  welcome: { path: '/', access: 'public', kind: 'static' },
  about: { path: '/tentang-kami', access: 'public', kind: 'static' },
  terms: { path: '/terms', access: 'public', kind: 'static' },
  signUp: { path: '/signup', access: 'public', kind: 'app' },
  signIn: { path: '/login', access: 'public', kind: 'app' },
  payment: { path: '/payment', access: 'public', kind: 'app' },
  paymentSuccess: { path: '/payment/success', access: 'public', kind: 'app' },
  dashboard: { path: '/dashboard/*', access: 'subscriber', kind: 'app' },
  play: { path: '/play/:gameId/:gameUrl', access: 'subscriber', kind: 'app' },
} as const satisfies Record<string, PageShape>;
