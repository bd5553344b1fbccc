import type { FastifyRequest } from 'fastify';

const loopbackSocket = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;
/** What proxies add to a call that they pass on. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const isLoopbackOrigin = (origin: string | undefined) =>
  origin === undefined || loopbackHost.test(origin.replace(/^https?:\/\//, ''));

/** What browsers and our own `fetch` say on HTTP/1.1, and what proxies keep to themselves. */
const staysOpen = /(^|[\s,])keep-alive($|[\s,])/i;

/**
 * Whether somebody at this very machine asks, and no proxy beside us for a stranger: a loopback socket
 * proves nothing, since nginx and Caddy on the same machine have one too. Bare nginx rewrites `Host` to
 * its upstream and adds nothing. It gives itself away by HTTP/1.0, which no browser speaks, or, since
 * 1.29.7 by default, by HTTP/1.1 without the caller's `Connection`, a header of one hop that is never
 * passed on (RFC 9110, 7.6.1). A tunnel that copies bytes (`ssh -R`) cannot be told from this machine.
 */
export const isFromThisMachine = ({ socket, headers, raw }: FastifyRequest): boolean =>
  loopbackSocket.test(socket.remoteAddress ?? '') &&
  loopbackHost.test(headers.host ?? '') &&
  raw.httpVersion !== '1.0' &&
  staysOpen.test(headers.connection ?? '') &&
  isLoopbackOrigin(headers.origin) &&
  !proxyHeaders.some((name) => headers[name] !== undefined);
