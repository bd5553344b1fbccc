import { Problem } from '@nobi/contract';
import { config } from '../config.ts';
import { embeddedIdentity } from './embedded-identity.ts';
import type { IdentityClient } from './identity-provider.ts';

/**
 * The client of the configured provider. The embedded one comes with the page: a piece that a broken
 * line kept away stays broken until the page is loaded anew, and with it what was typed would go.
 */
export const openIdentityClient = async (): Promise<IdentityClient> => {
  switch (config.identity.kind) {
    case 'firebase': {
      const { openFirebaseIdentity } = await import('./firebase-identity.ts').catch(() => {
        throw new Problem('offline');
      });
      return openFirebaseIdentity(config.identity);
    }
    default:
      return embeddedIdentity;
  }
};

/** Brings it before it is needed: a window that opens late after the press is blocked by browsers. */
export const prepareIdentityClient = () => {
  // Whoever then needs it asks again, and is told.
  openIdentityClient().catch(() => undefined);
};
