/** Where passwords are proven: by the product itself, or by a Firebase project. */
export interface StaffConfig {
  readonly kind: string;
  /** Of Identity Toolkit's calls. */
  readonly passwordUrl: string;
  /** What people call the OpenID provider beside the passwords; undefined where there is none. */
  readonly provider: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const written = (): Record<string, unknown> => {
  const text = document.getElementById('nobi-config')?.textContent ?? '';
  try {
    const parsed: unknown = JSON.parse(text);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
};

const call = 'accounts:signInWithPassword';

const passwordUrlOf = (identity: Record<string, unknown>) => {
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
  const { identity } = written();
  const given = isRecord(identity) ? identity : {};
  const kind = String(given.kind ?? 'embedded');
  // Firebase's own window needs its SDK, which the console does without.
  const hasProvider = kind === 'embedded' && given.google === true;
  return {
    kind,
    passwordUrl: passwordUrlOf(given),
    provider: hasProvider ? String(given.googleName ?? 'Google') : undefined,
  };
};
