import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { Problem } from '@nobi/contract';
import { seconds } from '../time/durations.ts';
import { bareEnvironment } from './bare-environment.ts';
import type { CardWords } from './card/card.ts';
import { bookPictureKind, pictureKind } from './picture-kind.rules.ts';
import type { PictureResult, PictureSize, PictureTask, PictureWork } from './picture-process.ts';

const waitingAtMost = 8;
const drawWithin = seconds(10);
/** The first one waits for the process and its libraries as well, which no picture is to blame for. */
const firstWithin = seconds(25);
const restAfter = seconds(60);

/** Square, to be cut round. */
const profilePicture: PictureSize = { width: 512, height: 512 };
/** A card's picture, 16 to 10, sharp on a phone with two pixels for one. */
export const thumbnailPicture: PictureSize = { width: 800, height: 500 };

/** The process that draws, begun with its first work and let go when it rests. */
const drawingProcess = () => {
  let child: ChildProcess | undefined;
  let settle: ((result: PictureResult | 'gone') => void) | undefined;
  let rest: NodeJS.Timeout | undefined;
  let last = 0;

  const dismiss = () => {
    child?.kill('SIGKILL');
    child = undefined;
    settle?.('gone');
  };

  const summon = (): ChildProcess => {
    if (child) return child;
    const worker = fork(join(import.meta.dirname, 'picture-process.ts'), {
      serialization: 'advanced',
      stdio: 'ignore',
      execArgv: ['--max-old-space-size=128'],
      env: bareEnvironment(),
    });
    worker.on('message', (result: PictureResult) => {
      if (result.id === last) settle?.(result);
    });
    worker.on('exit', () => worker === child && dismiss());
    worker.on('error', () => worker === child && dismiss());
    child = worker;
    return worker;
  };

  const draw = async (work: PictureWork): Promise<PictureResult | 'gone'> => {
    clearTimeout(rest);
    last += 1;
    const task: PictureTask = { id: last, ...work };
    const { promise, resolve } = Promise.withResolvers<PictureResult | 'gone'>();
    settle = resolve;
    const late = setTimeout(dismiss, child ? drawWithin : firstWithin);
    summon().send(task);
    const result = await promise;
    clearTimeout(late);
    settle = undefined;
    rest = setTimeout(dismiss, restAfter).unref();
    return result;
  };

  return { draw, dismiss };
};

/** Draws pictures in a process of its own: a bomb may kill that one, never the server. */
export const pictureProcessor = () => {
  const { draw, dismiss } = drawingProcess();
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other, so that a bomb takes no other family's picture down with it. */
  const drawInTurn = (work: PictureWork) => {
    const drawn = turn.then(() => draw(work));
    turn = Promise.allSettled([drawn]);
    return drawn;
  };

  const made = async (work: PictureWork): Promise<Uint8Array | undefined> => {
    if (waiting >= waitingAtMost) throw new Problem('unavailable', { retryAfterSeconds: 5 });
    waiting += 1;
    const result = await drawInTurn(work).finally(() => {
      waiting -= 1;
    });
    return result === 'gone' || 'refused' in result ? undefined : result.bytes;
  };

  const redrawn = async (bytes: Uint8Array, size: PictureSize): Promise<Uint8Array> => {
    const picture = await made({ bytes, size });
    if (!picture) throw new Problem('picture_refused');
    return picture;
  };

  return {
    /** A WebP of this size without metadata, or a PNG where the size asks for one. Throws picture_refused, or unavailable when busy. */
    async redraw(bytes: Uint8Array, size = profilePicture): Promise<Uint8Array> {
      if (!pictureKind(bytes)) throw new Problem('picture_refused');
      return redrawn(bytes, size);
    },

    /** As `redraw`, of a picture that the reader of books took out of one: the first of a GIF, and plain drawings too. */
    async redrawFromBook(bytes: Uint8Array, size: PictureSize): Promise<Uint8Array> {
      if (!bookPictureKind(bytes)) throw new Problem('picture_refused');
      return redrawn(bytes, size);
    },

    /** A PNG of the words, on a card to share. Throws unavailable when busy. */
    async drawCard(card: CardWords): Promise<Uint8Array> {
      const picture = await made({ card });
      if (!picture) throw new Problem('unavailable', { retryAfterSeconds: 5 });
      return picture;
    },
    stop: dismiss,
  };
};

export type PictureProcessor = ReturnType<typeof pictureProcessor>;
