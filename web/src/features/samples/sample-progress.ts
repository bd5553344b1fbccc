import { guardedStorage } from '@nobi/client/storage';
import type { PlayEvent } from '@nobi/kit/host';

/** What was played of a sample in this tab: it ends with the tab, and no other page of it reads on. */
export interface SampleProgress {
  readonly item: string;
  readonly events: readonly PlayEvent[];
  readonly save: string | null;
}

const key = 'sample';
const tab = guardedStorage(() => sessionStorage);

const isProgress = (value: unknown): value is SampleProgress => {
  const { item, events, save } = Object(value);
  const isText = typeof item === 'string' && (save === null || typeof save === 'string');
  return isText && Array.isArray(events) && events.length > 0;
};

/** Whatever else stands there was not written here: the server reads each event anyway. */
export const sampleProgress = (): SampleProgress | undefined => {
  try {
    const stored: unknown = JSON.parse(tab.getItem(key) ?? 'null');
    return isProgress(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Something waits to become the child's first session. */
export const hasSample = () => tab.getItem(key) !== null;

export const rememberSample = (progress: SampleProgress) =>
  tab.setItem(key, JSON.stringify(progress));

export const forgetSample = () => tab.removeItem(key);
