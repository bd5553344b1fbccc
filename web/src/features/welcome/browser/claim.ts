/** `open`: the promo can be claimed; `processing`: on the way to registration; `claimed`: done. */
export type ClaimState = 'open' | 'processing' | 'claimed';

export const claimKey = 'promoClaimed';

/** How long "Processing..." stays before registration opens, in milliseconds. */
export const claimDelay = 2500;

export const stateFromStorage = (stored: string | null): ClaimState =>
  stored === 'true' ? 'claimed' : 'open';

/** Only an open promo can be claimed; a second press changes nothing. */
export const press = (state: ClaimState): ClaimState => (state === 'open' ? 'processing' : state);

/** Another tab spoke; whoever is on the way here goes on. */
export const hear = (state: ClaimState, stored: string | null): ClaimState =>
  state === 'processing' ? state : stateFromStorage(stored);

export const isPressable = (state: ClaimState) => state === 'open';
