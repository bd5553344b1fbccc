import { hash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, hasAlready, takes } from '../http/ready.ts';

const inline = (tag: 'script' | 'style', html: string) =>
  [...html.matchAll(new RegExp(`<${tag}(?<attributes>[^>]*)>(?<text>[\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(
      ({ groups }) => !/\b(src=|type="application\/(ld\+)?json")/.test(groups?.attributes ?? ''),
    )
    .map(({ groups }) => `'sha256-${hash('sha256', groups?.text ?? '', 'base64')}'`);

/** An API on another origin, as the web was built for it (VITE_API_BASE_URL). */
const apiOrigins = (html: string) =>
  [...html.matchAll(/<link rel="preconnect" href="(?<origin>https?:\/\/[\w.:-]+)"/g)].flatMap(
    ({ groups }) => groups?.origin ?? [],
  );

/** Whom else a page may ask: only what a vendor's own code in the browser cannot do without. */
export interface OtherOrigins {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

const noOthers: OtherOrigins = { script: [], frame: [], connect: [] };

/** Where a page's frames are, and its hashed files if they are not beside it. */
export interface PageOrigins {
  readonly play: string;
  /** ASSET_URL, if there is one. */
  readonly assets?: string | undefined;
}

/** Everything from our own origin; the pieces written into the page by their hash alone. */
const policyOf = (html: string, { play, assets }: PageOrigins, others: OtherOrigins) => {
  const own = ["'self'", ...(assets ? [assets] : [])].join(' ');
  return [
    "default-src 'self'",
    [`script-src ${own}`, ...inline('script', html), ...others.script].join(' '),
    [`style-src ${own}`, ...inline('style', html)].join(' '),
    `img-src ${own} data: blob: ${play}`,
    // What a child made, before it is saved: pictures and sounds that never left the browser.
    `media-src ${own} blob:`,
    `font-src ${own}`,
    [`connect-src ${own}`, ...apiOrigins(html), ...others.connect].join(' '),
    ['frame-src', play, ...others.frame].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

const compressions = {
  br: (bytes: Buffer) => brotliCompressSync(bytes),
  gzip: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
};
type Encoding = keyof typeof compressions;

/** A page of the web build: with a policy made from its own text, compressed for its first reader. */
export class BuiltPage {
  readonly #bytes: Buffer;
  readonly #compressed = new Map<Encoding, Buffer>();
  readonly #headers: Record<string, string>;
  readonly #etag: string;

  constructor(html: string, origins: PageOrigins, others = noOthers) {
    this.#bytes = Buffer.from(html);
    this.#etag = etagOf(this.#bytes);
    this.#headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-language, accept-encoding',
      etag: this.#etag,
      'content-security-policy': policyOf(html, origins, others),
      'permissions-policy': 'camera=(), geolocation=(), payment=(), microphone=(self)',
      // Popups of an identity provider must be able to talk back.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin-when-cross-origin',
    };
  }

  send(request: FastifyRequest, reply: FastifyReply) {
    reply.headers(this.#headers);
    if (hasAlready(request.headers['if-none-match'], this.#etag)) return reply.code(304).send();
    for (const encoding of ['br', 'gzip'] as const)
      if (takes(request.headers['accept-encoding'], encoding))
        return reply.header('content-encoding', encoding).send(this.#in(encoding));
    return reply.send(this.#bytes);
  }

  #in(encoding: Encoding) {
    const bytes = this.#compressed.get(encoding) ?? compressions[encoding](this.#bytes);
    this.#compressed.set(encoding, bytes);
    return bytes;
  }
}
