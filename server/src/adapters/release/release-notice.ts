import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newerIn } from './newer.rules.ts';

const patienceMs = 5000;
const mostBytes = 100_000;
const heldForMs = 3_600_000;

const fromFile = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mostBytes), 0, mostBytes);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
};

/** At most so much of it, however much is sent. */
const fromAddress = async (address: string): Promise<string> => {
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(address, { signal, redirect: 'error' });
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.ok ? (response.body ?? []) : []) {
    bytes += part.length;
    if (bytes > mostBytes) return '';
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const ownVersion = async (): Promise<string> => {
  const text = await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8');
  return String(Object(JSON.parse(text)).version);
};

interface Options {
  /** A file, or an https address; undefined asks nobody. */
  readonly source: string | undefined;
  readonly current?: string;
  readonly now?: () => number;
}

/**
 * Whether there is a release newer than this one, by what the operator named. Asked for at most once an
 * hour; what cannot be read is no news, and no error.
 */
export const releaseNotice = ({ source, current, now = Date.now }: Options) => {
  let latest: { readonly at: number; readonly newer: Promise<string | null> } | undefined;
  const look = async (from: string): Promise<string | null> => {
    try {
      const text = await (from.startsWith('https://') ? fromAddress(from) : fromFile(from));
      return newerIn(text, current ?? (await ownVersion()));
    } catch {
      return null;
    }
  };
  return async (): Promise<string | null> => {
    if (source === undefined) return null;
    if (!latest || now() - latest.at >= heldForMs) latest = { at: now(), newer: look(source) };
    return latest.newer;
  };
};
