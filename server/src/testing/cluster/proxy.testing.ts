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
  /** How long a connection to a process may be idle, where it is not the example's time. */
  readonly idle?: string;
}

const example = join(import.meta.dirname, '../../../../deploy/nginx.conf');
// A shell without /usr/sbin in its path has it all the same.
const program = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';

/** Of one address all lines of the example stay; processes of their own stand there once each. */
const serversFor = (ports: readonly string[]) => (lines: string) =>
  ports.length === 1
    ? lines.replace(/:300[01]/g, `:${ports[0]}`)
    : ports.map((port) => `  server 127.0.0.1:${port} max_fails=2 fail_timeout=2s;\n`).join('');

/** The operator's own example; only names, ports and certificates are others. */
export const exampleSites = async ({ app, play, appPort, playPort, idle = '4s' }: Upstreams) =>
  (await readFile(example, 'utf8'))
    .replace(/(?:^ *server 127\.0\.0\.1:3000.*\n)+/m, serversFor(app))
    .replace(/(?:^ *server 127\.0\.0\.1:3001.*\n)+/m, serversFor(play))
    .replace(/keepalive_timeout 4s/g, `keepalive_timeout ${idle}`)
    .replace(/^ *ssl_.*\n/gm, '')
    // One name and no port 80.
    .replace(/^server \{\n {2}listen 80;[\s\S]*?\n\}\n/m, '')
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

/** Starts a proxy and waits until it listens; throws with its own words when it ends instead. */
export const startProxyProgram = async (
  [command = '', ...parameters]: readonly string[],
  port: number,
) => {
  const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  const lines: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const ended = once(child, 'exit');
  const deadline = Date.now() + 20_000;
  while (!(await isOpen(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(lines.join(''));
    await pause(25);
  }
  return {
    pid: child.pid ?? 0,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** The real nginx with these sites, one of which listens on the port. */
export const startNginx = async (sites: string, port: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-proxy-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, frameOf(folder, sites));
  const start = () => startProxyProgram([program, '-p', folder, '-c', file], port);
  let running = await start();
  return {
    /** What nginx wrote about its upstreams. */
    errors: () => readFile(join(folder, 'error.log'), 'utf8'),
    /** The first process; those that hold the connections are its children. */
    pid: () => running.pid,
    /** Again, after it has ended. */
    async start() {
      running = await start();
    },
    end: () => running.end(),
    async stop() {
      await running.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The real nginx on `deploy/nginx.conf`, with the demo gateway: the families of the tests pay there. */
export const startProxy = async (upstreams: Upstreams) => {
  const sites = await exampleSites(upstreams);
  return startNginx(
    sites.replace(/^ *location \^~ \/sandbox-gateway\/.*\n/m, ''),
    upstreams.appPort,
  );
};
