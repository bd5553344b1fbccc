import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getCiphers } from 'node:tls';
import { expect, test } from 'vitest';

const example = await readFile(join(import.meta.dirname, '../../../../deploy/nginx.conf'), 'utf8');
const servers = example.split(/^server \{$/m).slice(1);
const secure = servers.filter((server) => server.includes('listen 443 ssl;'));
const valueIn = (server: string, directive: string) =>
  new RegExp(`^ *${directive} (.+);$`, 'm').exec(server)?.[1] ?? '';

test('every secure server of the example speaks TLS 1.2 and 1.3, with fresh keys for each visit', () => {
  expect(secure).toHaveLength(2);
  for (const server of secure) {
    const suites = valueIn(server, 'ssl_ciphers').split(':');
    expect(valueIn(server, 'ssl_protocols')).toBe('TLSv1.2 TLSv1.3');
    expect(getCiphers()).toEqual(expect.arrayContaining(suites.map((name) => name.toLowerCase())));
    expect(suites.filter((name) => !/^ECDHE-.+(GCM|POLY1305)/.test(name))).toEqual([]);
  }
});

test('pages are led from clear HTTP to TLS, calls are not', () => {
  const clear = servers.find((server) => server.includes('listen 80;')) ?? '';

  expect(clear).toContain('location ~ ^/(api|idp/v1)/ { return 403; }');
  expect(clear).toContain('location / { return 308 https://$host$request_uri; }');
  expect(clear.match(/return/g)).toHaveLength(2);
});
