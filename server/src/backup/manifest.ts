import { createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Keys, keysOf, openKeys } from './parts/keys.ts';
import { partShape } from './parts/part.ts';
import { BackupProblem } from './problem.ts';

export const manifestName = 'manifest.json';
export const formatNow = 1;

const manifestShape = z.object({
  format: z.number(),
  product: z.string(),
  postgres: z.string(),
  taken_at: z.string(),
  /** The salt of the passphrase; null when the parts are not encrypted. */
  salt: z.nullable(z.string()),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      sum: z.string(),
      part: partShape,
    }),
  ),
  sequences: z.array(
    z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() }),
  ),
  files: z.object({ count: z.number(), part: partShape }),
});

/** What a backup holds and how to know that it is whole. */
export type Manifest = z.infer<typeof manifestShape>;

const sealOf = (content: object, keys: Keys) =>
  createHmac('sha256', keys.manifest).update(JSON.stringify(content)).digest();

/** Written last: a folder without it is no backup. */
export const writeManifest = async (folder: string, keys: Keys, content: Manifest) => {
  const seal = sealOf(content, keys).toString('hex');
  const text = `${JSON.stringify({ ...content, seal }, null, 2)}\n`;
  await writeFile(join(folder, manifestName), text, { mode: 0o600, flag: 'wx', flush: true });
};

const findText = async (folder: string): Promise<string> => {
  try {
    return await readFile(join(folder, manifestName), 'utf8');
  } catch (error) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => /^nobi-.*Z$/.test(name));
    const hint =
      names.length > 0 ? ` It holds backups; choose one: ${names.sort().join(', ')}.` : '';
    throw new BackupProblem(`There is no backup in ${folder}.${hint}`, { cause: error });
  }
};

const damaged = 'manifest.json is damaged. Nothing was restored. Take another backup.';

const parsed = (text: string): object => {
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content === 'object' && content !== null) return content;
  } catch (error) {
    throw new BackupProblem(damaged, { cause: error });
  }
  throw new BackupProblem(damaged);
};

const keysFor = async (salt: unknown, passphrase: string | undefined): Promise<Keys> => {
  if (typeof salt !== 'string') return openKeys;
  if (passphrase) return await keysOf(passphrase, salt);
  throw new BackupProblem('This backup is encrypted: set the BACKUP_PASSPHRASE it was made with.');
};

/** Reads and checks a manifest. Throws BackupProblem for what is damaged, newer or locked. */
export const readManifest = async (folder: string, passphrase: string | undefined) => {
  const { seal, ...content }: { seal?: unknown; salt?: unknown; format?: unknown } = parsed(
    await findText(folder),
  );
  if (typeof content.format === 'number' && content.format > formatNow)
    throw new BackupProblem('This backup was made by a newer Nobi. Install that version first.');
  const keys = await keysFor(content.salt, passphrase);
  const expected = sealOf(content, keys);
  const actual = Buffer.from(typeof seal === 'string' ? seal : '', 'hex');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw new BackupProblem(
      content.salt ? `The passphrase is another one, or ${damaged}` : damaged,
    );
  return { manifest: manifestShape.parse(content), keys };
};
