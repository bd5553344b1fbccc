import { type ExportedFile, mostPages, nameLength, type ShownWork } from '../../port.ts';

export type ShelfUpdate =
  | { kind: 'export'; name: string; blob: Blob }
  | { kind: 'print'; pages: Blob[] }
  | { kind: 'show-work'; work: ShownWork }
  | { kind: 'forget-work'; id: string };

const gapMs = 1000;
/** So many go at once after a rest; well under what the host lets through. */
const burst = 4;

const shortened = (text: string): string => {
  const short = text.trim().slice(0, nameLength);
  // A cut between the two halves of an emoji would leave a broken letter.
  return short.isWellFormed() ? short : short.slice(0, -1);
};

/** Only the newest word about each work, and one in a second, so that a whole album can be shown in a loop. */
const openLine = (send: (update: ShelfUpdate) => void) => {
  const waiting = new Map<string, ShelfUpdate>();
  // The moment from which the next one may go; it lies behind us by as many as may go at once.
  let freeAt = Number.NEGATIVE_INFINITY;
  let isPlanned = false;

  const sendOne = (): void => {
    const [next] = waiting;
    if (!next) return;
    waiting.delete(next[0]);
    freeAt = Math.max(freeAt, performance.now() - (burst - 1) * gapMs) + gapMs;
    send(next[1]);
  };
  const plan = (): void => {
    if (isPlanned || waiting.size === 0) return;
    isPlanned = true;
    setTimeout(
      () => {
        isPlanned = false;
        sendOne();
        plan();
      },
      Math.max(0, freeAt - performance.now()),
    );
  };
  return {
    tell(id: string, update: ShelfUpdate) {
      // Deleted first: the newest word about a work goes to the end of the line.
      waiting.delete(id);
      waiting.set(id, update);
      plan();
    },
    flush() {
      for (let sent = 0; sent < burst; sent += 1) sendOne();
    },
  };
};

/** Works and files on their way to the host, which alone can show, keep and print them. */
export const openShelf = (send: (update: ShelfUpdate) => void) => {
  const line = openLine(send);
  return {
    flush: line.flush,
    ways: {
      exportFile: ({ name, blob }: ExportedFile) =>
        send({ kind: 'export', name: shortened(name), blob }),
      print: (pages: readonly Blob[]) => send({ kind: 'print', pages: pages.slice(0, mostPages) }),
      showWork: ({ id, thumb, title }: ShownWork) => {
        const name = shortened(title ?? '');
        line.tell(id, { kind: 'show-work', work: { id, thumb, ...(name && { title: name }) } });
      },
      forgetWork: (id: string) => line.tell(id, { kind: 'forget-work', id }),
    },
  };
};
