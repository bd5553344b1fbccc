import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const command = join(import.meta.dirname, '../node_modules/s3rver/bin/s3rver.js');

/** It says where it listens, after an empty line. */
const portOf = async (output: Readable) => {
  let words = '';
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    words += String(chunk);
    const port = /listening on [^\s:]+:(\d+)/.exec(words)?.[1];
    if (port) {
      output.resume();
      return port;
    }
  }
  return undefined;
};

/** Starts s3rver with one bucket, in a process of its own that ends with this one. */
export const startS3 = async (bucket: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'nobi-s3-'));
  // It closes the marks of its pages with a cipher that newer OpenSSL calls legacy.
  const old = '--openssl-legacy-provider';
  const words = ['-d', folder, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', bucket];
  const server = spawn(process.execPath, [old, command, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = () => server.kill();
  process.once('exit', end);
  const port = await Promise.race([
    portOf(server.stdout),
    once(server, 'exit').then(() => {
      throw new Error('The store did not start. Is it there? npm ci --prefix peers');
    }),
  ]);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    // The only name of a key that s3rver knows; it does not calculate signatures itself.
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    stop: async () => {
      process.off('exit', end);
      server.kill();
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type S3 = Awaited<ReturnType<typeof startS3>>;
