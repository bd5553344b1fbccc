import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { Problem } from '@nobi/contract';
import { bareEnvironment } from '../../pictures/bare-environment.ts';
import { seconds } from '../../time/durations.ts';
import type { EpubBook, EpubResult } from './read-epub.ts';

const within = seconds(20);
const waitingAtMost = 3;

const answerOf = (child: ChildProcess, archive: Uint8Array) =>
  new Promise<EpubResult>((resolve) => {
    child.once('exit', () => resolve({ refused: 'unread' }));
    child.once('message', (result: EpubResult) => resolve(result));
    child.send(archive, () => undefined);
  });

const inOwnProcess = async (archive: Uint8Array): Promise<EpubResult> => {
  const child = fork(join(import.meta.dirname, 'epub-process.ts'), {
    serialization: 'advanced',
    stdio: 'ignore',
    execArgv: ['--max-old-space-size=192'],
    env: bareEnvironment(),
  });
  child.on('error', () => child.kill('SIGKILL'));
  const late = setTimeout(() => child.kill('SIGKILL'), within);
  try {
    return await answerOf(child, archive);
  } finally {
    clearTimeout(late);
    child.kill('SIGKILL');
  }
};

/** Opens EPUB files in a process of its own: a bomb may kill that one, never the server. */
export const epubReader = () => {
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    /** One file after the other. Throws `staff_epub_…` for one that cannot become a book, unavailable when busy. */
    async read(archive: Uint8Array): Promise<EpubBook> {
      if (waiting >= waitingAtMost) throw new Problem('unavailable', { retryAfterSeconds: 10 });
      waiting += 1;
      const reading = turn.then(() => inOwnProcess(archive));
      turn = Promise.allSettled([reading]);
      const result = await reading.finally(() => {
        waiting -= 1;
      });
      if ('refused' in result) throw new Problem(`staff_epub_${result.refused}`);
      return result.book;
    },
  };
};

export type EpubReader = ReturnType<typeof epubReader>;
