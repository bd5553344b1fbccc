import { isProfileField, profileFields, type Typed } from './profile.rules.ts';

const key = 'nobi-profile-draft';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Carries what was typed over the reload that a change of language needs. */
export const keepDraft = (typed: Typed) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Without storage the form begins anew.
  }
};

/** What was carried over, once. */
export const takeDraft = (): Partial<Typed> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    if (!isRecord(kept)) return {};
    return Object.fromEntries(
      profileFields.flatMap((name) => {
        const value = isProfileField(name) ? kept[name] : undefined;
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
};
