import type { ItemManifest } from '@nobi/kit/manifest';
import sharp from 'sharp';
import type { ZipFile } from 'yauzl';
import { openArchive, unpack } from './archive.ts';
import { checkEntries, isFolder, mostEntries, type Named } from './entries.rules.ts';
import { fileType, isOfType } from './file-types.rules.ts';
import { type Finding, finding } from './findings.ts';
import { readManifest } from './read-manifest.ts';
import { scanSize, scanText } from './scan.rules.ts';
import { unwrapped } from './unwrap.rules.ts';
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
    return (await openArchive(archive, mostEntries)) ?? finding('stops', 'too_many');
  } catch (error) {
    const isPath = error instanceof Error && /path|fileName/i.test(error.message);
    return finding('stops', isPath ? 'path' : 'broken');
  }
};

const manifestFile = 'manifest.json';
const levels = ['stops', 'warns', 'notes'];

/** What somebody filled in beside the archive takes the place of its manifest. */
interface Beside {
  readonly manifest: string | undefined;
}

type Unpack = (path: string) => Promise<Buffer | undefined>;

/** Every file of a package as it will be stored, and how to come by its bytes. */
const filesOf = (zip: ZipFile, own: readonly Named[], { manifest }: Beside) => {
  const entries = new Map(
    own.filter((each) => !isFolder(each)).map(({ name, entry }) => [name, entry]),
  );
  const paths = new Set([...entries.keys(), ...(manifest === undefined ? [] : [manifestFile])]);
  const unpackFile: Unpack = async (path) => {
    if (path === manifestFile && manifest !== undefined) return Buffer.from(manifest);
    const entry = entries.get(path);
    return entry && (await unpack(zip, entry));
  };
  return { paths: [...paths], unpackFile };
};

const checkManifest = (bytes: Buffer | undefined, paths: readonly string[]) => {
  const { manifest, findings } = readManifest(bytes?.toString('utf8') ?? '');
  if (!manifest || paths.includes(manifest.thumbnail)) return { manifest, findings };
  return { manifest, findings: [finding('stops', 'missing', manifest.thumbnail)] };
};

const worstFirst = (findings: readonly Finding[]) =>
  findings.toSorted((one, other) => levels.indexOf(one.level) - levels.indexOf(other.level));

/** Checks a whole archive, one file in memory at a time; nothing of it is written anywhere. */
export const checkPackage = async (archive: Buffer, beside: Beside): Promise<OpenPackage> => {
  const archivePackage = await open(archive);
  if ('code' in archivePackage) return nothing([archivePackage]);
  const { zip, entries } = archivePackage;
  const own = unwrapped(entries);
  const needed = beside.manifest === undefined ? ['index.html', manifestFile] : ['index.html'];
  const findings = checkEntries(entries, own, needed);
  if (findings.length > 0) return nothing(findings);
  const { paths, unpackFile } = filesOf(zip, own, beside);
  let manifest: ItemManifest | undefined;
  let speaks = false;
  let sum = 0;
  for (const path of paths) {
    const bytes = await unpackFile(path);
    findings.push(...(await checkFile(path, bytes)));
    sum += bytes?.length ?? 0;
    if (path === 'index.html') speaks = speaksItself(bytes?.toString('utf8') ?? '');
    if (path === manifestFile) {
      const checked = checkManifest(bytes, paths);
      findings.push(...checked.findings);
      manifest = checked.manifest;
    }
  }
  const read = async (path: string) => {
    if (path === uploadScriptFile.path) return uploadScriptFile.bytes;
    const bytes = await unpackFile(path);
    if (!bytes) throw new Error('a file that was there is gone');
    const isEntry = path === 'index.html' && !speaks;
    return isEntry ? Buffer.from(withUploadScript(bytes.toString('utf8'))) : bytes;
  };
  return {
    findings: worstFirst(findings),
    manifest,
    paths: [...paths, ...(speaks ? [] : [uploadScriptFile.path])],
    bytes: sum,
    read,
  };
};
