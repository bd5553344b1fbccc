import { staff } from '@nobi/contract';
import type { AuthProvider } from 'react-admin';
import { ask } from './ask.ts';
import { session } from './session.ts';

/** Signing in happens on its own page, in two steps; this tells react-admin how it stands. */
export const auth: AuthProvider = {
  login: () => Promise.resolve(),
  checkAuth: () => (session.token() ? Promise.resolve() : Promise.reject(new Error('signed out'))),
  async checkError(error: unknown) {
    if (Object(error).status !== 401) return;
    session.end();
    throw new Error('signed out');
  },
  async logout() {
    // The session ends here whatever the line does; the server's own ends by rest.
    if (session.token()) await ask(staff.endSession).catch(() => undefined);
    session.end();
  },
  async getIdentity() {
    const { name, email } = await ask(staff.whoAmI);
    return { id: email, fullName: name };
  },
};
