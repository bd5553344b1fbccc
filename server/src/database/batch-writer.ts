import { isRowAtFault } from './failure.ts';

interface Waiting<Row, Written> {
  readonly row: Row;
  readonly resolve: (written: Written) => void;
  readonly reject: (error: unknown) => void;
}

/** Groups on their way at once: the next can be gathered while one is synced to disk. */
const batchesAtOnce = 2;

/**
 * Writes rows in groups: whatever arrives while earlier groups are on their way shares the next
 * statement and its sync to disk. A promise resolves when its own row is durable, to what the statement
 * of its group answered; a row that the database refuses fails alone.
 */
export const batchWriter = <Row, Written = unknown>(
  write: (rows: readonly Row[]) => Promise<Written>,
) => {
  let waiting: Waiting<Row, Written>[] = [];
  let groups = 0;

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

  const next = async () => {
    if (waiting.length === 0 || groups >= batchesAtOnce) return;
    const group = waiting;
    waiting = [];
    groups += 1;
    await writeBatch(group);
    groups -= 1;
    await next();
  };

  return (row: Row): Promise<Written> =>
    new Promise((resolve, reject) => {
      waiting.push({ row, resolve, reject });
      // After this turn of the event loop: calls that came in together go out together.
      setImmediate(() => void next());
    });
};
