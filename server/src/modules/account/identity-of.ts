import type { SignUpForm } from '@nobi/contract';
import { IdentityFailure, type IdentityProvider } from '../../ports/identity.ts';

/**
 * The identity of a sign-up, new as a rule. One whose account was never written, because a process
 * ended between the two, is taken up again by whoever knows its password: else its address could
 * neither sign up nor log in.
 */
export const identityOf = async (identity: IdentityProvider, form: SignUpForm) => {
  const { email, password, display_name: displayName } = form;
  try {
    return await identity.createPasswordAccount({ email, password, displayName });
  } catch (error) {
    if (!(error instanceof IdentityFailure && error.reason === 'email_taken')) throw error;
    const found = await identity.findPasswordAccount({ email, password });
    if (!found) throw error;
    return { ...found, undo: undefined };
  }
};
