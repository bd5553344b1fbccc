import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { type ItemManifest, itemManifest } from '@nobi/kit/manifest';
import sharp from 'sharp';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { checkEntries, isFolder, mostEntries } from './entries.rules.ts';
import { fileType, isOfType } from './file-types.rules.ts';
import { type Finding, finding } from './findings.ts';
import { scanSize, scanText } from './scan.rules.ts';
import { speaksItself, uploadScriptFile, withUploadScript } from './upload-script.ts';

sharp.concurrency(1);
sharp.cache(false);

export interface OpenPackage {
  readonly findings: readonly Finding[];
  readonly manifest: ItemManifest | undefined;
  readonly paths: readonly string[];
  readonly bytes: number;
  read(path: string): Promise<Uint8Array>;
}

const isWhole = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: 25_000_000, failOn: 'warning' })
    .resize(16, 16, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

const listOf = async (zip: ZipFile): Promise<Entry[]> => {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > mostEntries) break;
  }
  return entries;
};

const readManifest = (text: string): ItemManifest | undefined => {
  try {
    const read = itemManifest.safeParse(JSON.parse(text));
    return read.success && read.data.trust === 'guest' ? read.data : undefined;
  } catch {
    return undefined;
  }
};

/** One file, whole: unpacked under its own promised size, against its own sum. */
const unpack = async (zip: ZipFile, entry: Entry): Promise<Buffer | undefined> => {
  try {
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    return crc32(bytes) === entry.crc32 ? bytes : undefined;
  } catch {
    return undefined;
  }
};

const checkFile = async (path: string, bytes: Buffer | undefined): Promise<Finding[]> => {
  if (!bytes) return [finding('stops', 'broken', path)];
  const type = fileType(path);
  if (!type || !isOfType(type, bytes)) return [finding('stops', 'file_type', path)];
  if (type.is === 'picture' && !(await isWhole(bytes))) return [finding('stops', 'picture', path)];
  const text = type.is === 'text' ? bytes.toString('utf8') : '';
  const silent =
    path === 'index.html' && !speaksItself(text) ? [finding('notes', 'silent', path)] : [];
  return [...scanText(path, text), ...scanSize(path, bytes.length), ...silent];
};

const nothing = (findings: Finding[]): OpenPackage => ({
  findings,
  manifest: undefined,
  paths: [],
  bytes: 0,
  read: async () => new Uint8Array(),
});

const open = async (archive: Buffer) => {
  try {
    const zip = await fromBufferPromise(archive, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
    });
    if (zip.entryCount > mostEntries) return finding('stops', 'too_many');
    return { zip, entries: await listOf(zip) };
  } catch (error) {
    const isPath = error instanceof Error && /path|fileName/i.test(error.message);
    return finding('stops', isPath ? 'path' : 'broken');
  }
};

const levels = ['stops', 'warns', 'notes'];

/** Checks a whole archive, one file in memory at a time; nothing of it is written anywhere. */
export const checkPackage = async (archive: Buffer): Promise<OpenPackage> => {
  const archivePackage = await open(archive);
  if ('code' in archivePackage) return nothing([archivePackage]);
  const { zip, entries } = archivePackage;
  const findings = checkEntries(entries);
  if (findings.length > 0) return nothing(findings);
  const files = new Map(
    entries.filter((entry) => !isFolder(entry)).map((entry) => [entry.fileName, entry]),
  );
  let manifest: ItemManifest | undefined;
  let speaks = false;
  let sum = 0;
  for (const [path, entry] of files) {
    const bytes = await unpack(zip, entry);
    findings.push(...(await checkFile(path, bytes)));
    sum += bytes?.length ?? 0;
    if (path === 'manifest.json') manifest = readManifest(bytes?.toString('utf8') ?? '');
    if (path === 'index.html') speaks = speaksItself(bytes?.toString('utf8') ?? '');
  }
  if (!manifest) findings.push(finding('stops', 'manifest', 'manifest.json'));
  else if (!files.has(manifest.thumbnail))
    findings.push(finding('stops', 'missing', manifest.thumbnail));
  const read = async (path: string) => {
    if (path === uploadScriptFile.path) return uploadScriptFile.bytes;
    const entry = files.get(path);
    const bytes = entry && (await unpack(zip, entry));
    if (!bytes) throw new Error('a file that was there is gone');
    const isEntry = path === 'index.html' && !speaks;
    return isEntry ? Buffer.from(withUploadScript(bytes.toString('utf8'))) : bytes;
  };
  return {
    findings: findings.toSorted(
      (one, other) => levels.indexOf(one.level) - levels.indexOf(other.level),
    ),
    manifest,
    paths: [...files.keys(), ...(speaks ? [] : [uploadScriptFile.path])],
    bytes: sum,
    read,
  };
};
