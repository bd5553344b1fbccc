import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { releaseNotice } from './release-notice.ts';

/** A certificate for this machine that stands for itself, as an operator's own authority does. */
const certificate = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-release-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost'],
  ]);
  const pair = { key: await readFile(key), cert: await readFile(cert, 'utf8') };
  await rm(folder, { recursive: true });
  return pair;
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What the console would say of an address that answers so; trusted as NODE_EXTRA_CA_CERTS makes it. */
const noticeOf = async (answer: Answer, isTrusted = true) => {
  const pair = await certificate();
  const server = createServer(pair, answer).listen(0, 'localhost');
  await once(server, 'listening');
  const usual = getCACertificates('default');
  if (isTrusted) setDefaultCACertificates([...usual, pair.cert]);
  onTestFinished(() => {
    setDefaultCACertificates(usual);
    server.closeAllConnections();
    server.close();
  });
  const { port } = Object(server.address());
  return releaseNotice({ source: `https://localhost:${port}/newest`, current: '1.0.0' })();
};

const says =
  (text: string, status = 200): Answer =>
  (_request, response) =>
    response.writeHead(status).end(text);

test.each([
  ['a bare version', '1.2.3\n'],
  ['what forges answer', '{"tag_name":"v1.2.3","body":"news"}'],
])('%s at an address under the operator’s own authority is told', async (_what, text) => {
  expect(await noticeOf(says(text))).toBe('1.2.3');
});

const endless: Answer = (_request, response) => {
  const more = () => {
    while (response.write('9'.repeat(65_536)));
  };
  response.on('drain', more);
  more();
};

test.each<[string, Answer]>([
  [
    'a way to somewhere else',
    (_request, response) => response.writeHead(302, { location: '/else' }).end('9.9.9'),
  ],
  ['an answer without an end', endless],
  ['one that never comes', () => undefined],
  [
    'one that breaks off',
    (_request, response) => response.write('9.9.9', () => response.destroy()),
  ],
  ['half a JSON', says('{"version":"9.9.9"')],
  ['JSON that names nothing', says('{"version":{"major":9}}')],
  ['a page', says('<!doctype html><title>9.9.9</title>')],
  ['a refusal', says('9.9.9', 404)],
])('%s is no news and no error', async (_what, answer) => {
  expect(await noticeOf(answer)).toBeNull();
});

test('an address whose certificate nobody vouches for is no news', async () => {
  expect(await noticeOf(says('9.9.9'), false)).toBeNull();
});
