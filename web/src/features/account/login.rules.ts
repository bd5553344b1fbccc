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

const baseOf = (pattern: string) => pattern.replace(/\/[:*].*$/, '');

/** The page that a path opens: the one with the longest address that it begins with. */
const isForSubscribers = (path: string): boolean => {
  const [plain = ''] = path.split(/[?#]/);
  const [page] = Object.values(pages)
    .filter(({ path: pattern }) => `${plain}/`.startsWith(`${baseOf(pattern)}/`))
    .toSorted((one, other) => baseOf(other.path).length - baseOf(one.path).length);
  return page?.access === 'subscriber';
};

/** Paid accounts go to play or where they came from; the others choose a plan first. */
export const afterLogin = ({ isPaid, next }: { isPaid: boolean; next: string | null }): string => {
  if (isPaid) return next ?? '/dashboard';
  return next === null || isForSubscribers(next) ? '/payment' : next;
};
