import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takes } from '../http/ready.ts';
import type { OtherOrigins } from './built-page.ts';

const emptyNonce = '<meta name="nobi-style-nonce" content="" />';

/** The console's page. Its framework writes styles while it runs: each answer has a nonce for them. */
export class StaffPage {
  readonly #html: string;
  readonly #playOrigin: string;
  readonly #connect: readonly string[];

  constructor(html: string, playOrigin: string, others: OtherOrigins | undefined) {
    this.#html = html;
    this.#playOrigin = playOrigin;
    this.#connect = others?.connect ?? [];
  }

  #policy(nonce: string) {
    return [
      "default-src 'self'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src 'self' data: blob: ${this.#playOrigin}`,
      // Content that is looked at before children see it.
      `frame-src ${this.#playOrigin}`,
      "font-src 'self'",
      ["connect-src 'self'", ...this.#connect].join(' '),
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ');
  }

  send(request: FastifyRequest, reply: FastifyReply) {
    const nonce = randomBytes(16).toString('base64');
    const html = this.#html.replace(emptyNonce, emptyNonce.replace('""', `"${nonce}"`));
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      'content-security-policy': this.#policy(nonce),
      'permissions-policy': 'camera=(), geolocation=(), payment=(), microphone=(self)',
      // Popups of an identity provider must be able to talk back.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    if (!takes(request.headers['accept-encoding'], 'gzip')) return reply.send(html);
    return reply.header('content-encoding', 'gzip').send(gzipSync(html));
  }
}
