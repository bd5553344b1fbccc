import { guardedStorage } from '@nobi/client/storage';

export type Look = 'light' | 'dark';

const key = 'console-look';
const stored = guardedStorage(() => localStorage);
const night = window.matchMedia('(prefers-color-scheme: dark)');
const isLook = (value: unknown): value is Look => value === 'light' || value === 'dark';

const hearers = new Set<() => void>();

/** As somebody chose it here, else as the device is. */
export const currentLook = (): Look => {
  const chosen = stored.getItem(key);
  if (isLook(chosen)) return chosen;
  return night.matches ? 'dark' : 'light';
};

/** Styles know it by the page's own mark. */
const show = () => {
  document.documentElement.dataset.look = currentLook();
  for (const hear of hearers) hear();
};

export const chooseLook = (look: Look) => {
  stored.setItem(key, look);
  show();
};

/** Tells of each change from now on; the answer ends that. */
export const hearLook = (hear: () => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

/** Shows the page in its look, also when the device turns to night. */
export const beginLook = () => {
  show();
  night.addEventListener('change', show);
};
