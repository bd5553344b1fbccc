import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Where the processes behind the proxy listen, and where the proxy does. */
export interface Upstreams {
  readonly app: readonly string[];
  readonly play: readonly string[];
  readonly appPort: number;
  readonly playPort: number;
}

const example = join(import.meta.dirname, '../../../deploy/nginx.conf');
// A shell without /usr/sbin in its path has it all the same.
const program = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';

const serversFor = (ports: readonly string[]) => (_all: string, rest: string) =>
  ports.map((port) => `  server 127.0.0.1:${port}${rest};`).join('\n');

/** The operator's own example; only names, ports and certificates are others. */
const sitesOf = async ({ app, play, appPort, playPort }: Upstreams) =>
  (await readFile(example, 'utf8'))
    .replace(/^ *server 127\.0\.0\.1:3000(.*);$/m, serversFor(app))
    .replace(/^ *server 127\.0\.0\.1:3001(.*);$/m, serversFor(play))
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${appPort};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${playPort};`);

const frameOf = (folder: string, sites: string) => `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
${sites}
}
`;

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1');
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
    probe.once('connect', () => probe.destroy());
  });

/** The real nginx on `deploy/nginx.conf`. */
export const startProxy = async (upstreams: Upstreams) => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-proxy-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, frameOf(folder, await sitesOf(upstreams)));
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  const deadline = Date.now() + 20_000;
  while (!(await isOpen(upstreams.appPort))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(said.join(''));
    await pause(25);
  }
  return {
    /** What nginx wrote about its upstreams. */
    errors: () => readFile(join(folder, 'error.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
