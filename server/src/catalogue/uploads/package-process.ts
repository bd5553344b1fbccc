import { flushCompileCache } from 'node:module';
import type { ItemManifest } from '@nobi/kit/manifest';
import { type BundledPackage, bundled, type SavedBundle } from './bundle.ts';
import { checkPackage } from './check-package.ts';
import type { Finding } from './findings.ts';

export type PackageTask =
  | { readonly archive: Uint8Array; readonly manifest: string | undefined }
  | { readonly path: string };

export type PackageResult =
  | {
      readonly findings: readonly Finding[];
      readonly manifest: ItemManifest | undefined;
      readonly paths: readonly string[];
      readonly bytes: number;
      readonly saved: SavedBundle | undefined;
    }
  | { readonly file: Uint8Array };

let current: BundledPackage | undefined;

const answer = (result: PackageResult) => process.send?.(result);

const work = async (task: PackageTask) => {
  if ('archive' in task) {
    current = await bundled(await checkPackage(Buffer.from(task.archive), task));
    const { findings, manifest, paths, bytes, saved } = current;
    answer({ findings, manifest, paths, bytes, saved });
  } else if (current) answer({ file: await current.read(task.path) });
};

// Kept before the first stranger's byte is read, for this process is killed and does not end by itself.
flushCompileCache();

process.on('message', (task: PackageTask) => {
  // Whatever breaks here ends this process; the server sees that and refuses the archive.
  work(task).catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
