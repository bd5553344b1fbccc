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
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the config leniently: a missing part closes what needs it and breaks nothing else. */
export const readConfig = (written: string): AppConfig => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(written);
  } catch {
    parsed = undefined;
  }
  const given = isRecord(parsed) ? parsed : {};
  const identity = isRecord(given.identity) ? given.identity : {};
  return {
    identity: {
      ...identity,
      kind: text(identity.kind) || 'embedded',
      google: identity.google === true,
    },
    playOrigin: text(given.playOrigin),
    demoPayments: given.demoPayments === true,
    supportWhatsapp: text(given.supportWhatsapp),
    supportEmail: text(given.supportEmail),
  };
};

export const config = readConfig(
  typeof document === 'undefined'
    ? ''
    : (document.getElementById('nobi-config')?.textContent ?? ''),
);
