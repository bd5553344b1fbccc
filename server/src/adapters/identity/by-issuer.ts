import { decodeJwt } from 'jose';
import type { IdentityProvider } from '../../ports/identity.ts';

const issuerOf = (token: string): unknown => {
  try {
    return decodeJwt(token).iss;
  } catch {
    // What cannot be read names nobody, and whoever keeps the passwords refuses it.
    return undefined;
  }
};

interface Beside {
  readonly issuer: string;
  readonly provider: IdentityProvider;
}

/**
 * Two providers: `home` keeps the passwords, the other only proves. What a token claims of its
 * issuer chooses who checks it, wholly; nobody is asked after the other has refused.
 */
export const byIssuer = (
  home: IdentityProvider,
  { issuer, provider }: Beside,
): IdentityProvider => ({
  async verifyIdToken(token) {
    const responsible = issuerOf(token) === issuer ? provider : home;
    return responsible.verifyIdToken(token);
  },
  createPasswordAccount: (input) => home.createPasswordAccount(input),
  findPasswordAccount: (input) => home.findPasswordAccount(input),
  publicConfig: provider.publicConfig,
});
