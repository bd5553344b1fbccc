import { account, Problem } from '@nobi/contract';
import { ask } from '../api.ts';
import { config } from '../config.ts';
import { openIdentityClient } from '../identity/identity-client.ts';

/** What this installation's second provider is called, where it has one. */
export const providerName = config.identity.google
  ? typeof config.identity.googleName === 'string'
    ? config.identity.googleName
    : 'Google'
  : undefined;

/** A fresh proof of who holds this account, by its password. */
export const proveByPassword = async (password: string): Promise<string> => {
  const { email } = await ask(account.showEmail);
  const client = await openIdentityClient();
  return client.signInWithPassword(email, password);
};

/** The same by the provider; undefined when its window was closed. */
export const proveByProvider = async (): Promise<string | undefined> => {
  const client = await openIdentityClient();
  if (!client.signInWithGoogle) throw new Problem('pin_proof');
  return (await client.signInWithGoogle()) ?? undefined;
};
