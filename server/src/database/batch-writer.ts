import { isRowAtFault } from './failure.ts';

interface Waiting<Row, Written> {
  readonly row: Row;
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
}

/** A statement that takes longer waits for a lock or a slow disk: the others need not. */
const patienceMs = 50;

/**
 * Writes rows in groups: whatever arrives while a group is on its way shares the next statement and its
 * sync to disk. A second goes beside it once as many rows wait, or while it is slow: sooner would make
 * small groups, and a statement costs more than its rows. A promise resolves when its own row is
 * durable, to what the statement of its group answered; a row that the database refuses fails alone.
 */
export const batchWriter = <Row, Written = unknown>(
  write: (rows: readonly Row[]) => Promise<Written>,
) => {
  let waiting: Waiting<Row, Written>[] = [];
  let onTheirWay = 0;
  let allowed = 1;
  let latestSize = 0;

  const writeOne = ({ row, resolve, reject }: Waiting<Row, Written>) =>
    write([row]).then(resolve, reject);

  const writeBatch = async (group: readonly Waiting<Row, Written>[]) => {
    try {
      const written = await write(group.map(({ row }) => row));
      for (const { resolve } of group) resolve(written);
    } catch (error) {
      // One bad row refuses the whole statement; nothing of it was kept, so each is tried alone. A
      // database that is away refuses all of them: asking again row by row would only add to its load.
      if (group.length > 1 && isRowAtFault(error)) await Promise.all(group.map(writeOne));
      else for (const { reject } of group) reject(error);
    }
  };

  const mayGo = () =>
    waiting.length > 0 &&
    (onTheirWay < allowed || (onTheirWay === 1 && waiting.length >= latestSize));

  const next = async () => {
    if (!mayGo()) return;
    latestSize = waiting.length;
    const group = waiting;
    waiting = [];
    onTheirWay += 1;
    const slow = setTimeout(() => {
      allowed = 2;
      void next();
    }, patienceMs);
    await writeBatch(group);
    clearTimeout(slow);
    onTheirWay -= 1;
    if (onTheirWay === 0) allowed = 1;
    await next();
  };

  return (row: Row): Promise<Written> =>
    new Promise((resolve, reject) => {
      waiting.push({ row, resolve, reject });
      // After this turn of the event loop: calls that came in together go out together.
      setImmediate(() => void next());
    });
};
