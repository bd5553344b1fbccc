import type { Plugin } from 'vite';

/** The API's base as the build was told, checked; undefined for this origin's own `/api`. */
export const apiBaseOf = (written: string | undefined): string | undefined => {
  if (!written) return undefined;
  const isPath = /^\/[\w/-]*api$/.test(written);
  if (isPath) return written;
  const { origin, pathname, protocol, hostname } = new URL(written);
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
  if (!isSafe || !pathname.endsWith('/api') || written !== origin + pathname)
    throw new Error(`VITE_API_BASE_URL must be an https address that ends in /api, not ${written}`);
  return written;
};

/** Where the API is on another origin, pages connect to it early; by this mark the server's policy lets them. */
export const connectToApi = (base: string | undefined): Plugin => ({
  name: 'nobi-connect-to-api',
  transformIndexHtml: () =>
    base?.startsWith('http')
      ? [
          {
            tag: 'link',
            attrs: { rel: 'preconnect', href: new URL(base).origin, crossorigin: '' },
            injectTo: 'head',
          },
        ]
      : [],
});
