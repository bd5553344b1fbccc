import type { ItemManifest } from '@nobi/kit/manifest';
import { checkPackage, type OpenPackage } from './check-package.ts';
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
    }
  | { readonly file: Uint8Array };

let current: OpenPackage | undefined;

const answer = (result: PackageResult) => process.send?.(result);

const work = async (task: PackageTask) => {
  if ('archive' in task) {
    current = await checkPackage(Buffer.from(task.archive), task);
    const { findings, manifest, paths, bytes } = current;
    answer({ findings, manifest, paths, bytes });
  } else if (current) answer({ file: await current.read(task.path) });
};

process.on('message', (task: PackageTask) => {
  // Whatever breaks here ends this process; the server sees that and refuses the archive.
  work(task).catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
