import type { Page } from '@playwright/test';

interface Written {
  readonly queue: { readonly session: string }[];
  readonly sessions: { readonly key: string; readonly item: string }[];
  readonly hasLease: boolean;
}

/** The outbox of this device, as it stands in the browser's own database. */
const written = (page: Page): Promise<Written> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await resultOf(indexedDB.open('nobi-outbox'));
    const tx = db.transaction(['queue', 'sessions', 'lease']);
    const queue = await resultOf(tx.objectStore('queue').getAll());
    const sessions = await resultOf(tx.objectStore('sessions').getAll());
    const lease = await resultOf(tx.objectStore('lease').get('token'));
    db.close();
    return { queue, sessions, hasLease: lease !== undefined };
  });

/** The items of which something waits for the line. */
export const itemsThatWait = async (page: Page): Promise<string[]> => {
  const { queue, sessions } = await written(page);
  const waiting = new Set(queue.map(({ session }) => session));
  return [...new Set(sessions.filter(({ key }) => waiting.has(key)).map(({ item }) => item))];
};

/** What of a family is on this device at the app's origin. */
export const keptHere = async (page: Page) => {
  const { queue, hasLease } = await written(page);
  const ofBrowser = await page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    note: localStorage.getItem('nobi-offline') !== null,
  }));
  return { ...ofBrowser, waiting: queue.length, lease: hasLease };
};
