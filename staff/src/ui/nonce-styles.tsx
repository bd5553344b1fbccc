import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const nonce =
  document.querySelector('meta[name="nobi-style-nonce"]')?.getAttribute('content') ?? '';

/** MUI writes its styles while it runs; the policy takes them by the page's own nonce. */
export const NonceStyles = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={createCache({ key: 'nobi', ...(nonce && { nonce }) })}>
    {children}
  </CacheProvider>
);
