import { choiceKey, noteKey, noteStorage } from './saved.ts';

/** Switched off by the operator: nothing of it stays in this browser but works and progress. */
export const freeBrowser = async () => {
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const key of [noteKey, choiceKey]) noteStorage.removeItem(key);
};
