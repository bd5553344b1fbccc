import type { PlayEvent } from '@nobi/kit/host';
import { sampleKey as key, samplePlace as tab } from './sample-place.ts';

/** What was played of a sample in this tab: it ends with the tab, and no other page of it reads on. */
export interface SampleProgress {
  readonly item: string;
  readonly events: readonly PlayEvent[];
  readonly save: string | null;
}

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

export const rememberSample = (progress: SampleProgress) =>
  tab.setItem(key, JSON.stringify(progress));

export const forgetSample = () => tab.removeItem(key);
