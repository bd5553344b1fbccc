import { pages } from '@nobi/contract';

const isOfApp = (path: string): boolean =>
  Object.values(pages).some(({ path: pattern, kind }) => {
    const base = pattern.replace(/\/\*$/, '').replace(/\/:.*$/, '');
    return kind !== 'static' && (path === base || path.startsWith(`${base}/`));
  });

const doors = ['/login', '/signup'];

/**
 * Where to go after signing in, if `next` is a page behind a sign-in, else null.
 * Whoever writes a link may write `next`: nothing but a path of our own may come out.
 */
export const nextPath = (wanted: string | null): string | null => {
  if (wanted === null || wanted.length > 1000) return null;
  // Browsers read `\` as `/` and drop tabs and line ends, so `/\evil` and `/<tab>/evil` lead away.
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) return null;
  const own = 'https://own.invalid';
  if (!URL.canParse(wanted, own)) return null;
  const url = new URL(wanted, own);
  const isInside = url.origin === own && isOfApp(url.pathname) && !doors.includes(url.pathname);
  return isInside ? `${url.pathname}${url.search}${url.hash}` : null;
};

/** The sign-in page that comes back to where the person was. */
export const loginPath = (from: { pathname: string; search: string }): string => {
  const next = nextPath(`${from.pathname}${from.search}`);
  return next === null ? '/login' : `/login?next=${encodeURIComponent(next)}`;
};
