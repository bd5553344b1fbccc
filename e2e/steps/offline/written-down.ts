import type { Page } from '@playwright/test';

/** The items of which something waits for the line on this device, as the outbox has it. */
export const itemsThatWait = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await resultOf(indexedDB.open('nobi-outbox'));
    const tx = db.transaction(['queue', 'sessions']);
    const rows: { session: string }[] = await resultOf(tx.objectStore('queue').getAll());
    const sessions: { key: string; item: string }[] = await resultOf(
      tx.objectStore('sessions').getAll(),
    );
    db.close();
    const waiting = new Set(rows.map(({ session }) => session));
    return [...new Set(sessions.filter(({ key }) => waiting.has(key)).map(({ item }) => item))];
  });
