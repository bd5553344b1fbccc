import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** The tag of these very bytes. */
export const etagOf = (bytes: Buffer | string) =>
  `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;

/** An answer made once and sent many times: bytes, their gzip, and an ETag. */
export class Ready {
  readonly bytes: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;

  constructor(value: unknown) {
    this.bytes = Buffer.from(JSON.stringify(value));
    this.gzip = gzipSync(this.bytes, { level: 9 });
    this.etag = etagOf(this.bytes);
  }
}

const headersOf = (etag: string) => ({
  'content-type': 'application/json; charset=utf-8',
  // Kept by the browser, asked about each time: access may have ended.
  'cache-control': 'private, no-cache',
  vary: 'authorization, accept-language, accept-encoding',
  etag,
});

/** Whether the reader has this very text; a proxy that compresses marks the tag as weak. */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))) ??
  false;

const refusals = {
  br: /(^|,)\s*br\s*;\s*q=0(\.0*)?\s*(,|$)/i,
  gzip: /(^|,)\s*gzip\s*;\s*q=0(\.0*)?\s*(,|$)/i,
};

/** Whether a reader takes this encoding; `q=0` says that it does not. */
export const takes = (acceptEncoding: string | undefined, encoding: keyof typeof refusals) =>
  acceptEncoding?.includes(encoding) === true && !refusals[encoding].test(acceptEncoding);

/** Sends 304 when the reader has it already, gzip when they take it. */
export const sendReady = (reply: FastifyReply, ready: Ready) => {
  const { headers } = reply.request;
  reply.headers(headersOf(ready.etag));
  if (hasAlready(headers['if-none-match'], ready.etag)) return reply.code(304).send();
  if (!takes(headers['accept-encoding'], 'gzip')) return reply.send(ready.bytes);
  return reply.header('content-encoding', 'gzip').send(ready.gzip);
};

/** Sends JSON that was made for this reader alone; 304 when it has not changed since. */
export const sendText = (reply: FastifyReply, text: string) => {
  const etag = etagOf(text);
  reply.headers(headersOf(etag));
  const isKnown = hasAlready(reply.request.headers['if-none-match'], etag);
  return isKnown ? reply.code(304).send() : reply.send(text);
};

const cacheControl = {
  'an hour': 'private, max-age=3600, immutable',
  'for good': 'public, max-age=31536000, immutable',
} as const;

/** A file that leaves as it is: a browser may keep it for an hour, nobody in between may; or anybody for good. */
export class Bytes {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly keeps: keyof typeof cacheControl;

  constructor(bytes: Uint8Array, type: string, keeps: keyof typeof cacheControl = 'an hour') {
    this.bytes = bytes;
    this.type = type;
    this.keeps = keeps;
  }
}

export const sendBytes = (reply: FastifyReply, { bytes, type, keeps }: Bytes) =>
  reply
    .headers({
      'content-type': type,
      'cache-control': cacheControl[keeps],
      'content-disposition': 'inline',
    })
    .send(bytes);
