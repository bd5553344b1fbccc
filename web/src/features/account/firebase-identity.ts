import { Problem } from '@nobi/contract';
import type { IdentityConfig } from '../../config.ts';
import type { IdentityClient } from './identity-client.ts';

/** Firebase Auth through its own SDK. */
export const openFirebaseIdentity = (_config: IdentityConfig): IdentityClient => {
  throw new Problem('unavailable');
};
