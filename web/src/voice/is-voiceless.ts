import { guardedStorage } from '@nobi/client/storage';
import type { Language } from '@nobi/contract';

export const voicelessStorage = guardedStorage(() => localStorage);
export const voicelessKey = (language: Language) => `nobi-voiceless-${language}`;

/** Whether the last line in that language found no voice on this device. */
export const isVoiceless = (language: Language) =>
  voicelessStorage.getItem(voicelessKey(language)) !== null;
