import { type ComponentType, lazy } from 'react';
import { hasLine } from '../../offline/saved.ts';
import { loadSentences } from '../../text/errors.ts';
import { seconds } from '../../time.ts';

const pauses = [seconds(0.5), seconds(2)];
const reloadedKey = 'nobi-reloaded-at';
let isReloading = false;
const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** After a new release the old pieces are gone: one reload brings the new ones, a second would loop. */
const reloadOnce = (): boolean => {
  // A page waits for several pieces, and all of them may have failed.
  if (isReloading) return true;
  try {
    const last = Number(sessionStorage.getItem(reloadedKey) ?? 0);
    // A clock that was set back may not stand in the way of it either.
    if (Math.abs(Date.now() - last) < seconds(60) || !hasLine()) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
  } catch {
    return false;
  }
  isReloading = true;
  location.reload();
  return true;
};

const lineReturns = () =>
  new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));

const patiently = async <T>(load: () => Promise<T>): Promise<T> => {
  for (const pause of pauses)
    try {
      return await load();
    } catch {
      await wait(pause);
    }
  try {
    return await load();
  } catch (error) {
    // The page that the person left stays in sight meanwhile, under the word that the line is gone.
    if (!hasLine()) await lineReturns();
    if (reloadOnce()) await new Promise(() => {});
    throw error;
  }
};

/** A page in a piece of its own, with the words it needs, asked for again when the line breaks. */
export const lazyPage = <Props>(
  load: () => Promise<ComponentType<Props>>,
  ...loadMessages: readonly (() => Promise<void>)[]
) =>
  lazy(async () => {
    const arriving = [load, loadSentences, ...loadMessages].map((part) => patiently<unknown>(part));
    await Promise.all(arriving);
    return { default: await load() };
  });
