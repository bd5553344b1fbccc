import { type ErrorCode, email as emailSchema, pages } from '@nobi/contract';

export interface LoginFields {
  readonly email: string;
  readonly password: string;
}

/** What is wrong before anybody is asked, if anything. */
export const checkLogin = ({ email, password }: LoginFields): ErrorCode | undefined => {
  if (email.trim() === '' || password.length < 6) return 'login_fields';
  return emailSchema.safeParse(email).success ? undefined : 'login_invalid_email';
};

const isForSubscribers = (path: string): boolean =>
  [pages.dashboard, pages.play].some(({ path: pattern }) => {
    const base = pattern.split('/')[1];
    return path.split(/[/?#]/)[1] === base;
  });

/** Paid accounts go to play or where they came from; the others choose a plan first. */
export const afterLogin = ({ isPaid, next }: { isPaid: boolean; next: string | null }): string => {
  if (isPaid) return next ?? '/dashboard';
  return next === null || isForSubscribers(next) ? '/payment' : next;
};
