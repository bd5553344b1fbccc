import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { Problem } from '@nobi/contract';
import { seconds } from '../time.ts';
import { pictureKind } from './picture-kind.rules.ts';
import type { PictureResult, PictureTask } from './picture-process.ts';

const waitingAtMost = 8;
const drawWithin = seconds(10);
const restAfter = seconds(60);

interface Waiting {
  settle(result: PictureResult | 'gone'): void;
}

/** Redraws pictures in a process of its own: a bomb may kill that one, never the server. */
export const pictureRoom = () => {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  let last = 0;

  const dismiss = () => {
    child?.kill('SIGKILL');
    child = undefined;
    for (const { settle } of waiting.values()) settle('gone');
    waiting.clear();
  };

  const summon = (): ChildProcess => {
    if (child) return child;
    const made = fork(join(import.meta.dirname, 'picture-process.ts'), {
      serialization: 'advanced',
      stdio: 'ignore',
      execArgv: ['--max-old-space-size=128'],
      env: {},
    });
    made.on('message', (result: PictureResult) => {
      waiting.get(result.id)?.settle(result);
      waiting.delete(result.id);
    });
    made.once('exit', () => made === child && dismiss());
    made.once('error', () => made === child && dismiss());
    child = made;
    return made;
  };

  const ask = (task: PictureTask) =>
    new Promise<PictureResult | 'gone'>((resolve) => {
      const late = setTimeout(dismiss, drawWithin);
      waiting.set(task.id, {
        settle: (result) => {
          clearTimeout(late);
          resolve(result);
        },
      });
      summon().send(task);
    });

  return {
    /** A square WebP of 512 pixels without metadata. Throws picture_refused, or unavailable when busy. */
    async redraw(bytes: Uint8Array): Promise<Uint8Array> {
      if (!pictureKind(bytes)) throw new Problem('picture_refused');
      if (waiting.size >= waitingAtMost) throw new Problem('unavailable', { retryAfterSeconds: 5 });
      clearTimeout(rest);
      last += 1;
      const result = await ask({ id: last, bytes });
      if (waiting.size === 0) rest = setTimeout(dismiss, restAfter).unref();
      if (result === 'gone' || 'refused' in result) throw new Problem('picture_refused');
      return result.bytes;
    },
    stop: dismiss,
  };
};

export type PictureRoom = ReturnType<typeof pictureRoom>;
