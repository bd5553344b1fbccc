import type { SignUpForm } from '@nobi/contract';
import { IdentityFailure, type IdentityProvider } from '../../ports/identity.ts';

/**
 * The identity of a sign-up, new as a rule. One whose account was never written, because a process
 * ended between the two, is taken up again by whoever knows its password: else its address could
 * neither sign up nor log in.
 */
export const identityOf = async (
  identity: IdentityProvider,
  form: SignUpForm,
  { hidesAccountExistence }: { readonly hidesAccountExistence: boolean },
) => {
  const { email, password, display_name: displayName } = form;
  // Asked first where nobody may tell a known address from a new one: either way two hashes are made.
  if (hidesAccountExistence) {
    const person = await identity.findPasswordAccount({ email, password });
    if (person) return { ...person, undo: undefined };
    return identity.createPasswordAccount({ email, password, displayName });
  }
  try {
    return await identity.createPasswordAccount({ email, password, displayName });
  } catch (error) {
    if (!(error instanceof IdentityFailure && error.reason === 'email_taken')) throw error;
    const person = await identity.findPasswordAccount({ email, password });
    if (!person) throw error;
    return { ...person, undo: undefined };
  }
};
