import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** An answer made once and sent many times: bytes, their gzip, and an ETag. */
export class Ready {
  readonly bytes: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;

  constructor(value: unknown) {
    this.bytes = Buffer.from(JSON.stringify(value));
    this.gzip = gzipSync(this.bytes, { level: 9 });
    this.etag = `"${hash('sha256', this.bytes, 'base64url').slice(0, 22)}"`;
  }
}

const headersOf = (ready: Ready) => ({
  'content-type': 'application/json; charset=utf-8',
  // Kept by the browser, asked about each time: access may have ended.
  'cache-control': 'private, no-cache',
  vary: 'authorization, accept-language, accept-encoding',
  etag: ready.etag,
});

/** Sends 304 when the reader has it already, gzip when they take it. */
export const sendReady = (reply: FastifyReply, ready: Ready) => {
  const { headers } = reply.request;
  reply.headers(headersOf(ready));
  if (headers['if-none-match'] === ready.etag) return reply.code(304).send();
  if (!headers['accept-encoding']?.includes('gzip')) return reply.send(ready.bytes);
  return reply.header('content-encoding', 'gzip').send(ready.gzip);
};
