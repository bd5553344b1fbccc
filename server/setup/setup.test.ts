import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../src/settings/settings.ts';
import { compiled } from '../src/testing/command.ts';
import { type MailServer, startMailServer } from '../src/testing/mail-server.ts';
import { namesProblem } from './checks/names.ts';
import { portProblems } from './checks/ports.ts';

const script = join(import.meta.dirname, 'setup.ts');
const rightKey = 'SB-Mid-server-right';

const portOf = (address: ReturnType<ReturnType<typeof createServer>['address']>) =>
  typeof address === 'object' && address ? address.port : 0;

/** Answers about an order that nobody made as Midtrans does, with the right key and with a wrong one. */
const midtrans = createServer((request, reply) => {
  const isRight =
    request.headers.authorization === `Basic ${Buffer.from(`${rightKey}:`).toString('base64')}`;
  const code = isRight ? '404' : '401';
  reply.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' });
  reply.end(JSON.stringify({ status_code: code, status_message: 'no', id: 'x' }));
});

let mail: MailServer;
let gateway: string;
beforeAll(async () => {
  mail = await startMailServer();
  midtrans.listen(0, '127.0.0.1');
  await once(midtrans, 'listening');
  gateway = `http://127.0.0.1:${portOf(midtrans.address())}`;
});
afterAll(async () => {
  midtrans.close();
  await mail.stop();
});

const emptyFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-setup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** The command as an operator uses it: what is typed, line by line, and what it says. */
const setUp = async (folder: string, answers: readonly string[]) => {
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...compiled, MIDTRANS_URL: gateway },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.stdin.end(answers.map((line) => `${line}\n`).join(''));
  await once(child, 'close');
  return { printed, code: child.exitCode };
};

/** A name that nobody can have leads nowhere on any machine; Enter keeps it. */
const good = () => ({
  name: ['app.nobi.invalid', ''],
  you: ['sari@nobi-ceria.id'],
  mail: [mail.url],
  key: [rightKey],
  company: ["PT Ma'ruf Ceria; Jalan Melati 7, Bandung 40115; NIB 1234567890123"],
  help: ['0812-3456-7890; bantuan@nobi-ceria.id'],
});
const typed = (change: Partial<ReturnType<typeof good>> = {}) =>
  Object.values({ ...good(), ...change }).flat();

test('six answers become settings that a public product accepts, for its owner’s eyes alone', async () => {
  const folder = await emptyFolder();

  const { printed, code } = await setUp(folder, typed());

  const file = join(folder, '.env');
  const settings = readSettings(parseEnv(await readFile(file, 'utf8')));
  expect(code).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(settings).toMatchObject({
    publicUrl: 'https://app.nobi.invalid',
    playUrl: 'https://play.nobi.invalid',
    support: { whatsapp: '+6281234567890' },
    company: { name: "PT Ma'ruf Ceria" },
    midtrans: { environment: 'sandbox' },
  });
  expect(mail.letters.at(-1)?.to?.[0]?.address).toBe('sari@nobi-ceria.id');
  expect(printed).toContain('https://app.nobi.invalid/staff/');
});

test.each([
  ['a name that leads nowhere', { name: ['app.nobi.invalid', ''] }, 'Add an A record'],
  [
    'an address instead of a name',
    { name: ['https://app.nobi.id', 'app.nobi.invalid', ''] },
    'A host name without',
  ],
  ['a wrong key', { key: ['SB-Mid-server-wrong', ''] }, 'does not know this server key'],
  ['a port where no mail server is', { mail: ['smtp://127.0.0.1:1', ''] }, 'port 465'],
  [
    'a mail server that cannot be found',
    { mail: ['smtps://mail.nobi.invalid', ''] },
    'leads nowhere',
  ],
  [
    'a company without its number',
    { company: ['PT Nobi', 'PT Nobi; Bandung; NIB 1'] },
    'Three parts',
  ],
  ['a number from elsewhere', { help: ['+1 555; a@b.id', '0812 3456 7890; a@b.id'] }, 'Two parts'],
])('%s is told with its remedy, and can be mended or kept', async (_what, change, remedy) => {
  const { printed, code } = await setUp(await emptyFolder(), typed(change));

  expect(printed).toContain(remedy);
  expect(code).toBe(0);
});

test('an .env that is there stays as it is', async () => {
  const folder = await emptyFolder();
  await setUp(folder, typed());
  const before = await readFile(join(folder, '.env'), 'utf8');

  const { printed, code } = await setUp(folder, typed());

  expect(code).toBe(1);
  expect(printed).toContain('There is an .env already');
  expect(await readFile(join(folder, '.env'), 'utf8')).toBe(before);
});

test('who stops in the middle finds nothing half written', async () => {
  const folder = await emptyFolder();

  const { code } = await setUp(folder, typed().slice(0, 4));

  expect(code).toBe(1);
  await expect(stat(join(folder, '.env'))).rejects.toThrow('ENOENT');
});

test('a port that something listens on is told with the way to find it', async () => {
  const other = createSocketServer().listen(0);
  onTestFinished(() => void other.close());
  await once(other, 'listening');

  const problems = await portProblems([portOf(other.address())]);

  expect(problems).toEqual([expect.stringContaining('ss -ltnp')]);
});

test('a name that is found needs no words, and the one that is not is named alone', async () => {
  expect(await namesProblem(['localhost'])).toBeUndefined();
  expect(await namesProblem(['localhost', 'app.nobi.invalid'])).toMatch(/^app\.nobi\.invalid: /);
});
