import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { Problem } from '@nobi/contract';
import type { ItemManifest } from '@nobi/kit/manifest';
import { bareEnvironment } from '../../pictures/bare-environment.ts';
import { seconds } from '../../time/durations.ts';
import type { SavedBundle } from './bundle.ts';
import { type Finding, finding } from './findings.ts';
import type { PackageResult, PackageTask } from './package-process.ts';

const within = seconds(60);
const waitingAtMost = 3;

export interface CheckedPackage {
  readonly findings: readonly Finding[];
  /** Undefined when something stops it. */
  readonly sound:
    | {
        readonly manifest: ItemManifest;
        readonly paths: readonly string[];
        readonly bytes: number;
        readonly saved: SavedBundle | undefined;
      }
    | undefined;
}

/** An archive, and the manifest that was filled in beside it. */
export interface SentPackage {
  readonly archive: Uint8Array;
  readonly manifest: string | undefined;
}

type Read = (path: string) => Promise<Uint8Array>;

const ask = (child: ChildProcess, task: PackageTask) =>
  new Promise<PackageResult | undefined>((resolve) => {
    const leave = () => resolve(undefined);
    child.once('exit', leave);
    child.once('message', (result: PackageResult) => {
      child.off('exit', leave);
      resolve(result);
    });
    // A process that has just ended takes nothing more; its exit answers.
    child.send(task, () => undefined);
  });

const check = async (child: ChildProcess, sent: SentPackage): Promise<CheckedPackage> => {
  const result = await ask(child, sent);
  if (!result || 'file' in result)
    return { findings: [finding('stops', 'broken')], sound: undefined };
  const { findings, manifest, paths, bytes, saved } = result;
  const isSound = manifest && findings.every(({ level }) => level !== 'stops');
  return { findings, sound: isSound ? { manifest, paths, bytes, saved } : undefined };
};

/** Opens uploaded archives in a process of its own: a bomb may kill that one, never the server. */
export const uploadCheck = () => {
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const inOwnProcess = async <T>(
    sent: SentPackage,
    use: (checked: CheckedPackage, read: Read) => Promise<T>,
  ): Promise<T> => {
    const child = fork(join(import.meta.dirname, 'package-process.ts'), {
      serialization: 'advanced',
      stdio: 'ignore',
      execArgv: ['--max-old-space-size=192'],
      env: bareEnvironment(),
    });
    child.on('error', () => child.kill('SIGKILL'));
    const late = setTimeout(() => child.kill('SIGKILL'), within);
    try {
      return await use(await check(child, sent), async (path) => {
        const result = await ask(child, { path });
        if (!result || !('file' in result)) throw new Problem('unavailable');
        return result.file;
      });
    } finally {
      clearTimeout(late);
      child.kill('SIGKILL');
    }
  };

  return {
    /** One archive after the other. `use` may read the files of a sound one until it is done. */
    async open<T>(
      sent: SentPackage,
      use: (checked: CheckedPackage, read: Read) => Promise<T>,
    ): Promise<T> {
      if (waiting >= waitingAtMost) throw new Problem('unavailable', { retryAfterSeconds: 10 });
      waiting += 1;
      const result = turn.then(() => inOwnProcess(sent, use));
      turn = Promise.allSettled([result]);
      return await result.finally(() => {
        waiting -= 1;
      });
    },
  };
};

export type UploadCheck = ReturnType<typeof uploadCheck>;
