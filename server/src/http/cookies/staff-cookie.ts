import { cookieIn } from './cookies.ts';

const shape = /^[A-Za-z0-9_-]{43}$/;
const thisMachine = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * The cookie of the console's session: out of reach of scripts, never sent along by another site's
 * page, and gone with the browser. The prefix keeps a sibling name, the play origin's, from planting
 * one (RFC 6265bis, 4.1.3.2). It demands `Secure`, which not every browser takes from
 * http://localhost: a product on this machine alone goes without both.
 */
export const staffCookie = (publicUrl: string) => {
  const isPlain = thisMachine.test(publicUrl);
  const name = isPlain ? 'nobi-staff' : '__Host-nobi-staff';
  const rules = `Path=/; ${isPlain ? '' : 'Secure; '}HttpOnly; SameSite=Strict`;
  return {
    /** The session's token, if the browser sent one. */
    read(header: string | undefined): string | undefined {
      const token = cookieIn(header, name);
      return token !== undefined && shape.test(token) ? token : undefined;
    },
    headerFor: (token: string) => `${name}=${token}; ${rules}`,
    ending: `${name}=; Max-Age=0; ${rules}`,
  };
};

export type StaffCookie = ReturnType<typeof staffCookie>;
