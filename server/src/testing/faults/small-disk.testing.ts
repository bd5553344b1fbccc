import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

/** A small disk of its own, where we are root on a Linux that lets us mount; undefined elsewhere. */
export const mountSmallDisk = (folder: string, megabytes: number) => {
  try {
    const size = `size=${megabytes}m`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return {
    /** To the last byte; answers how to free it. */
    async fill() {
      const ballast = join(folder, 'ballast');
      await writeFile(ballast, Buffer.alloc((megabytes + 10) * 1_000_000)).catch(
        (error: unknown) => {
          expect(error).toMatchObject({ code: 'ENOSPC' });
        },
      );
      return () => rm(ballast);
    },
    unmount: () => void execFileSync('umount', [folder]),
  };
};

export type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>;
