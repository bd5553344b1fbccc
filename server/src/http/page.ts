import { createHash } from 'node:crypto';
import type { Language } from '@nobi/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageStyles } from './page.styles.ts';

/** Markup that is safe to send; only `html` makes it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const textOf = (value: unknown): string => {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(textOf).join('');
  return String(value ?? '').replace(/[&<>"']/g, (character) => escapes[character] ?? '');
};

/** Every value put into the template is escaped, unless it is `html` itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly unknown[]): Markup =>
  new Markup(
    parts.map((part, at) => part + (at < values.length ? textOf(values[at]) : '')).join(''),
  );

/**
 * `formTargets`: further origins that a form's answer may lead to (Chromium checks redirects).
 * `script`: the page's only script, a constant text; the policy lets it in by its hash.
 */
export interface Page {
  readonly title: string;
  readonly language: Language;
  readonly body: Markup;
  readonly status?: number;
  readonly formTargets?: readonly string[];
  readonly script?: string;
  /** Origins that it may show in a frame. */
  readonly frames?: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const stylesHash = hashOf(pageStyles);

/** Answers one of the server's own small pages (reset, demo gateway, inbox): script-free, but one. */
export const sendPage = (reply: FastifyReply, page: Page) => {
  const document = html`<!doctype html>
<html lang="${page.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${page.title}</title>
<style>${new Markup(pageStyles)}</style></head><body><main>${page.body}</main>${page.script && html`<script>${new Markup(page.script)}</script>`}</body></html>`;
  const policy = [
    "default-src 'none'",
    `style-src ${stylesHash}`,
    ...(page.script ? [`script-src ${hashOf(page.script)}`] : []),
    ...(page.frames ? [`frame-src ${page.frames.join(' ')}`] : []),
    "img-src 'self' data:",
    `form-action ${["'self'", ...(page.formTargets ?? [])].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return reply
    .code(page.status ?? 200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .send(document.text);
};

/** Lets this part of the server read plain HTML forms, at most 8 kB. */
export const acceptForms = (app: FastifyInstance) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 8192 },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
};
