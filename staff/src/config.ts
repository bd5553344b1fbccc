import { type PageConfig, readPageConfig } from '@nobi/client/page-config';

/** Where passwords are proven: by the product itself, or by a Firebase project. */
export interface StaffConfig {
  readonly kind: string;
  /** Of Identity Toolkit's calls. */
  readonly passwordUrl: string;
  /** What people call the OpenID provider beside the passwords; undefined where there is none. */
  readonly provider: string | undefined;
}

const call = 'accounts:signInWithPassword';

const passwordUrlOf = (identity: PageConfig['identity']) => {
  if (identity.kind !== 'firebase') return `/idp/v1/${call}`;
  const vendor = 'identitytoolkit.googleapis.com';
  // The emulator on this machine has the vendor's host for the first part of its paths.
  const base =
    typeof identity.emulatorUrl === 'string'
      ? `${identity.emulatorUrl}/${vendor}`
      : `https://${vendor}`;
  return `${base}/v1/${call}?key=${encodeURIComponent(String(identity.apiKey))}`;
};

export const readConfig = (): StaffConfig => {
  const { identity } = readPageConfig();
  const kind = String(identity.kind ?? 'embedded');
  // Firebase's own window needs its SDK, which the console does without.
  const hasProvider = kind === 'embedded' && identity.google === true;
  return {
    kind,
    passwordUrl: passwordUrlOf(identity),
    provider: hasProvider ? String(identity.googleName ?? 'Google') : undefined,
  };
};
