import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The installed nginx, if there is one. */
export const findNginx = async (): Promise<string | undefined> => {
  for (const folder of folders)
    if (await isThere(join(folder, 'nginx'))) return join(folder, 'nginx');
  return undefined;
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('The socket has no port.');
  return address.port;
};

const frameOf = (folder: string, sites: string) => `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
log_format seen escape=json '{"port":$server_port,"uri":"$request_uri","status":$status,"cache":"$upstream_cache_status"}';
access_log ${folder}/access.log seen;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
${sites}
}
`;

/** One request as nginx saw it. */
export interface Seen {
  readonly port: number;
  readonly uri: string;
  readonly status: number;
  /** HIT, MISS, or nothing where no cache was asked. */
  readonly cache: string;
}

const untilOpen = async (port: number, isOver: () => boolean): Promise<void> => {
  const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  if (answer || isOver()) return;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await untilOpen(port, isOver);
};

/** The real nginx with these sites; `caches` is where they may store, `port` one at which they listen. */
export const startNginx = async (
  program: string,
  port: number,
  sitesOf: (caches: string) => string,
) => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-caches-'));
  const caches = join(folder, 'caches');
  await mkdir(caches);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, frameOf(folder, sitesOf(caches)));
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  const ended = once(child, 'exit');
  await untilOpen(port, () => child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(words);
  const end = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  return {
    async seen(): Promise<Seen[]> {
      const lines = (await readFile(join(folder, 'access.log'), 'utf8')).trim().split('\n');
      return lines.map((line) => JSON.parse(line));
    },
    /** All that lies in its caches, as it lies there. */
    async stored(): Promise<Buffer[]> {
      const entries = await readdir(caches, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile());
      return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name))));
    },
    end,
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type Nginx = Awaited<ReturnType<typeof startNginx>>;
