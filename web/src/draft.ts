import { Problem } from '@nobi/contract';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What was typed in one form, carried over a reload or a new login in the same tab. */
export const draftOf = (form: 'profile' | 'support' | 'talk' | 'rating' | 'report') => {
  const key = `nobi-${form}-draft`;
  const keep = (typed: Readonly<Record<string, string>>) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(typed));
    } catch {
      // Without storage the form begins anew.
    }
  };
  return {
    keep,
    /** Keeps it when the session has ended under the form: the login comes first, then the form again. */
    keepIfSignedOut(problem: unknown, typed: Readonly<Record<string, string>>) {
      if (problem instanceof Problem && problem.code === 'not_signed_in') keep(typed);
    },
    /** What was carried over, once. */
    take(): Record<string, string> {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        sessionStorage.removeItem(key);
        if (!isRecord(stored)) return {};
        return Object.fromEntries(
          Object.entries(stored).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value]] : [],
          ),
        );
      } catch {
        return {};
      }
    },
  };
};
