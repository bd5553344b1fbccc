import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Bundle, BundledFile } from '@nobi/kit/offline';
import type { OpenPackage } from './check-package.ts';
import { fileType } from './file-types.rules.ts';
import { finding } from './findings.ts';

/** Whoever opens it has it in memory three times over, on phones of 2 GB. */
const mostBytes = 6_000_000;
const pack = promisify(brotliCompress);

/** Where the bundle lies beside the files it is made of; no file of an archive can have this name. */
export const bundleFile = 'nobi-saved';

/** What a family saves of a package, to play it without a line. */
export interface SavedBundle {
  /** Packed, as it travels. */
  readonly bytes: number;
  /** Of its text. */
  readonly sha256: string;
}

export interface BundledPackage extends OpenPackage {
  /** Undefined where it is too big. */
  readonly saved: SavedBundle | undefined;
}

const bundledFile = (path: string, bytes: Uint8Array): BundledFile => {
  const { mime, is } = fileType(path) ?? { mime: 'application/octet-stream', is: 'other' };
  const content = Buffer.from(bytes);
  return is === 'text'
    ? { type: mime, text: content.toString('utf8') }
    : { type: mime, base64: content.toString('base64') };
};

const textOf = async ({ paths, read }: OpenPackage): Promise<string> => {
  const files: Record<string, BundledFile> = {};
  for (const path of paths)
    if (path !== 'manifest.json') files[path] = bundledFile(path, await read(path));
  const bundle: Bundle = { v: 1, files };
  return JSON.stringify(bundle);
};

/** Adds to a sound package all its files as one, or the finding that it is too big for that. */
export const bundled = async (open: OpenPackage): Promise<BundledPackage> => {
  if (!open.manifest || open.findings.some(({ level }) => level === 'stops'))
    return { ...open, saved: undefined };
  if (open.bytes > mostBytes) {
    const findings = [...open.findings, finding('notes', 'not_saved')];
    return { ...open, findings, saved: undefined };
  }
  const text = await textOf(open);
  const packed = await pack(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return {
    ...open,
    saved: { bytes: packed.length, sha256: hash('sha256', text) },
    read: async (path) => (path === bundleFile ? packed : await open.read(path)),
  };
};
