import { setTimeout as pause } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { checkedFileName } from '../../ports/file-name.rules.ts';
import { type Files, FilesUnavailable } from '../../ports/files.ts';
import { seconds } from '../../time/durations.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Stands before every name, so that one bucket may serve several installations. */
  readonly prefix: string;
}

const longestCallMs = seconds(8);
/** A store that says "slow down" at once is asked once more; one that was slow already is not. */
const retryBeforeMs = seconds(1);
const namesAtOnce = 1000;
const removalsAtOnce = 8;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  const status = 'status' in error && typeof error.status === 'number' ? ` ${error.status}` : '';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  return `${error.name}${status}${code}`;
};

const isFinal = (error: unknown) =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status < 500;

const untilAnswered = async <T>(work: () => Promise<T>): Promise<T> => {
  const startedAt = performance.now();
  const unavailable = (error: unknown) =>
    new FilesUnavailable(`The file store did not answer: ${reasonOf(error)}`, { cause: error });
  try {
    return await work();
  } catch (error) {
    if (isFinal(error) || performance.now() - startedAt > retryBeforeMs) throw unavailable(error);
  }
  await pause(100 + Math.random() * 200);
  return await work().catch((error: unknown) => {
    throw unavailable(error);
  });
};

/** "No such bucket" is a 404 as well, and must not look like a file that is not there. */
const fetchFromBucket: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.status !== 404) return response;
  const body = await response.text();
  if (body.includes('NoSuchBucket')) throw new Error('There is no such bucket.');
  return new Response(body, { status: 404, headers: response.headers });
};

const inGroups = async (names: AsyncIterable<string>, remove: (name: string) => Promise<void>) => {
  let group: Promise<void>[] = [];
  for await (const name of names) {
    group.push(remove(name));
    if (group.length < removalsAtOnce) continue;
    await Promise.all(group);
    group = [];
  }
  await Promise.all(group);
};

/** Files in a bucket of any store that speaks S3, by path-style addresses. */
export const s3Store = (settings: S3Settings, patienceMs = longestCallMs): Files => {
  const store = new S3mini({
    endpoint: `${settings.endpoint}/${settings.bucket}`,
    region: settings.region,
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    requestAbortTimeout: patienceMs,
    fetch: fetchFromBucket,
  });
  const prefix = settings.prefix === '' ? '' : `${settings.prefix}/`;
  const keyOf = (name: string) => `${prefix}${checkedFileName(name)}`;

  async function* list(folder?: string): AsyncGenerator<string> {
    const under = folder === undefined ? prefix : `${keyOf(folder)}/`;
    let next: string | undefined;
    do {
      const page = await untilAnswered(() => store.listObjectsPaged('/', under, namesAtOnce, next));
      for (const { Key } of page?.objects ?? []) yield Key.slice(prefix.length);
      next = page?.nextContinuationToken;
    } while (next !== undefined);
  }

  const remove = async (name: string) => {
    const key = keyOf(name);
    await untilAnswered(() => store.deleteObject(key));
  };

  return {
    put: async (name, bytes) => {
      const key = keyOf(name);
      await untilAnswered(() => store.putObject(key, bytes, 'application/octet-stream'));
    },
    get: async (name) => {
      const key = keyOf(name);
      const bytes = await untilAnswered(() => store.getObjectArrayBuffer(key));
      return bytes ? new Uint8Array(bytes) : undefined;
    },
    remove,
    list,
    removeAll: async (folder) => await inGroups(list(folder), remove),
  };
};
