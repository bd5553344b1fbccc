import fastify from 'fastify';
import { expect, test } from 'vitest';
import { BuiltPage } from './built-page.ts';

const policyOf = async (html: string, assets?: string) => {
  const server = fastify();
  const page = new BuiltPage(html, { play: 'https://play.nobi.example', assets });
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

test('where hashed files come from a CDN, a page may load from exactly that origin, and frame nothing of it', async () => {
  const cdn = 'https://cdn.nobi.example';
  const policy = await policyOf('<p>Halo</p>', cdn);

  const naming = policy.split('; ').filter((line) => line.includes('cdn'));
  expect(naming.map((line) => line.split(' ')[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'media-src',
    'font-src',
    'connect-src',
  ]);
  expect(naming.filter((line) => !line.split(' ').includes(cdn))).toEqual([]);
});
