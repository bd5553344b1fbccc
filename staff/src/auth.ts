import type { AuthProvider } from 'react-admin';
import { session } from './session.ts';

/** Signing in happens on its own page, in two steps; this tells react-admin how it stands. */
export const auth: AuthProvider = {
  login: () => Promise.resolve(),
  async checkAuth() {
    if (!(await session.isOpen())) throw new Error('signed out');
  },
  async checkError(error: unknown) {
    if (Object(error).status !== 401) return;
    session.forget();
    throw new Error('signed out');
  },
  /** Here alone: the server's session has ended already, or `SignOut` has just ended it. */
  async logout() {
    session.forget();
  },
  async getIdentity() {
    const { name, email } = await session.whoAmI();
    return { id: email, fullName: name };
  },
  getPermissions: async () => (await session.whoAmI()).roles,
};
