import fastify from 'fastify';
import { expect, test } from 'vitest';
import { BuiltPage } from './built-page.ts';

const policyOf = async (html: string) => {
  const server = fastify();
  const page = new BuiltPage(html, 'https://play.nobi.example');
  server.get('/', (request, reply) => page.send(request, reply));
  const { headers } = await server.inject('/');
  await server.close();
  return String(headers['content-security-policy']);
};

test('a page asks its own origin alone', async () => {
  expect(await policyOf('<p>Halo</p>')).toContain("connect-src 'self';");
});

test('a web that was built for an API elsewhere may ask that one as well, and no other', async () => {
  const html = '<link rel="preconnect" href="https://api.nobi.example" crossorigin="">';

  expect(await policyOf(html)).toContain("connect-src 'self' https://api.nobi.example;");
});
