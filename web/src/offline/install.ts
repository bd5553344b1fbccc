import { guardedStorage } from '@nobi/client/storage';

/** What Chromium hands over instead of inviting by itself. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isPrompt = (event: unknown): event is InstallPrompt =>
  event instanceof Event && typeof Reflect.get(event, 'prompt') === 'function';

const visits = guardedStorage(() => localStorage);
const thisVisit = guardedStorage(() => sessionStorage);
const key = 'nobi-visits';
const invitedFrom = 3;

const visitCount = () => Number(visits.getItem(key) ?? 0);

/** One visit is one tab's life. */
export const countVisit = () => {
  if (thisVisit.getItem(key)) return;
  thisVisit.setItem(key, '1');
  visits.setItem(key, String(Math.min(invitedFrom, visitCount() + 1)));
};

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** Nobody is invited before the third visit, and never on a child's page. */
export const mayInvite = () => visitCount() >= invitedFrom && !isInstalled();

export const isApple = () => /iphone|ipad|ipod/i.test(navigator.userAgent);

/** Undefined where the browser has nothing to offer. */
export const installPrompt = (): InstallPrompt | undefined => {
  const found: unknown = Reflect.get(globalThis, 'nobiInstall');
  return isPrompt(found) ? found : undefined;
};
