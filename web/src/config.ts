import { type PageConfig, readPageConfig } from '@nobi/client/page-config';

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
  /** Bytes of each item that can be saved for playing without a line; none where nothing can. */
  readonly packs: Readonly<Record<string, number>>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

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
  packs: Object(written.packs),
});

export const config = appConfigOf(readPageConfig());
