import { type PageConfig, readPageConfig } from '@nobi/client/page-config';
import type { LeaseKey } from '@nobi/contract';

/** Which identity client to open; what else is written here, that client reads when it is opened. */
export interface IdentityConfig {
  readonly kind: string;
  readonly google: boolean;
  readonly [more: string]: unknown;
}

/** What the server writes into the page about this installation. Nothing in it is secret. */
export interface AppConfig {
  readonly identity: IdentityConfig;
  readonly playOrigin: string;
  readonly demoPayments: boolean;
  readonly supportWhatsapp: string;
  readonly supportEmail: string;
  readonly reportWhatsapp: boolean;
  readonly leaseKeys: readonly LeaseKey[];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const keysIn = (value: unknown): LeaseKey[] =>
  (Array.isArray(value) ? value : []).map((key: unknown) => {
    const { kid, x, y } = Object(key);
    return { kid: text(kid), x: text(x), y: text(y) };
  });

export const appConfigOf = ({ identity, ...written }: PageConfig): AppConfig => ({
  identity: {
    ...identity,
    kind: text(identity.kind) || 'embedded',
    google: identity.google === true,
  },
  playOrigin: text(written.playOrigin),
  demoPayments: written.demoPayments === true,
  supportWhatsapp: text(written.supportWhatsapp),
  supportEmail: text(written.supportEmail),
  reportWhatsapp: written.reportWhatsapp === true,
  leaseKeys: keysIn(written.leaseKeys),
});

export const config = appConfigOf(readPageConfig());
