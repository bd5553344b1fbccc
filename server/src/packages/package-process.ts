import type { ItemManifest } from '@nobi/kit/manifest';
import type { Finding } from './findings.ts';
import { checkPackage, type OpenPackage } from './package-check.ts';

export type PackageTask = { readonly archive: Uint8Array } | { readonly path: string };

export type PackageResult =
  | {
      readonly findings: readonly Finding[];
      readonly manifest: ItemManifest | undefined;
      readonly paths: readonly string[];
      readonly bytes: number;
    }
  | { readonly file: Uint8Array };

let opened: OpenPackage | undefined;

const answer = (result: PackageResult) => process.send?.(result);

const work = async (task: PackageTask) => {
  if ('archive' in task) {
    opened = await checkPackage(Buffer.from(task.archive));
    const { findings, manifest, paths, bytes } = opened;
    answer({ findings, manifest, paths, bytes });
  } else if (opened) answer({ file: await opened.read(task.path) });
};

process.on('message', (task: PackageTask) => {
  // Whatever breaks here ends this process; the server sees that and refuses the archive.
  work(task).catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
