import { type ComponentType, lazy } from 'react';
import { hasLine } from '../../offline/saved.ts';
import { loadSentences } from '../../text/errors.ts';
import { seconds } from '../../time.ts';

const reloadedKey = 'nobi-reloaded-at';
let isReloading = false;

/** A page loaded anew asks again, and after a new release for the new pieces; a second reload would loop. */
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

/** Chromium remembers a failed import by its address for the page's life: to try it again here does nothing. */
const patiently = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    // The page that the person left stays in sight meanwhile, under the word that the line is gone.
    if (!hasLine()) await lineReturns();
    if (reloadOnce()) await new Promise(() => {});
    throw error;
  }
};

/** A page in a piece of its own, with the words it needs; where the line broke, loaded anew once it is back. */
export const lazyPage = <Props>(
  load: () => Promise<ComponentType<Props>>,
  ...loadMessages: readonly (() => Promise<void>)[]
) =>
  lazy(async () => {
    const arriving = [load, loadSentences, ...loadMessages].map((part) => patiently<unknown>(part));
    await Promise.all(arriving);
    return { default: await load() };
  });
