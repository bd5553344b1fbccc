import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { acceptForms, html, sendPage } from './page.ts';

test('whatever is put into a page is text there', () => {
  const attack = `<script>alert("1")</script>' onload='x & y`;

  const { text } = html`<p title="${attack}">${attack}</p>`;

  expect(text).not.toContain('<script>');
  expect(text.replaceAll(/<\/?p[^>]*>/g, '')).not.toMatch(/[<>"']/);
  expect(text).toContain(
    '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; onload=&#39;x &amp; y',
  );
});

test('markup inside markup stays markup, lists too; what is missing shows nothing', () => {
  const items = ['<a>', '<b>'].map((item) => html`<li>${item}</li>`);

  const { text } = html`<ul>${items}</ul>${undefined}${null}${0}`;

  expect(text).toBe('<ul><li>&lt;a&gt;</li><li>&lt;b&gt;</li></ul>0');
});

test('a page runs no script, is kept nowhere and framed by nobody', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) =>
    sendPage(reply, { title: '<x>', language: 'id', body: html`<p>Halo</p>`, status: 409 }),
  );

  const reply = await app.inject('/');

  const policy = String(reply.headers['content-security-policy']);
  expect(reply.statusCode).toBe(409);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src|unsafe/);
  expect(reply.body).toContain('<html lang="id">');
  expect(reply.body).toContain('<title>&lt;x&gt;</title>');
});

test('a form may lead on to the origins that were named', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) =>
    sendPage(reply, {
      title: 'x',
      language: 'en',
      body: html``,
      formTargets: ['https://nobi.example'],
    }),
  );

  const { headers } = await app.inject('/');

  expect(headers['content-security-policy']).toContain("form-action 'self' https://nobi.example;");
});

test('forms are read up to 8 kB', async () => {
  const app = Fastify();
  acceptForms(app);
  app.post('/', (request) =>
    request.body instanceof URLSearchParams ? request.body.get('a') : 'none',
  );
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });

  const small = await send('a=%3Cb%3E&a=c');
  const large = await send(`a=${'b'.repeat(9000)}`);

  expect(small.body).toBe('<b>');
  expect(large.statusCode).toBe(413);
});
