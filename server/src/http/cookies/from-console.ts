import { consoleHeader } from '@nobi/contract';
import type { FastifyRequest } from 'fastify';

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Whether the console's own page makes this call, as far as a browser tells: by a header that other
 * origins cannot add, and by `Sec-Fetch-Site`, which no page can change. `same-site` is refused as well,
 * for content runs on a sibling name. Browsers without it, or on an address that they do not trust,
 * send `Origin` (OWASP CSRF Prevention Cheat Sheet: Fetch Metadata, with `Origin` where it is missing).
 */
export const isFromConsole = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
  if (headers[consoleHeader] !== '1') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || hostOf(headers.origin) === headers.host;
};
