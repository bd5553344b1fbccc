import type { Language } from '@nobi/contract';
import { isVoiceless, voicelessKey as keyOf, voicelessStorage as storage } from './is-voiceless.ts';

export const markVoiceless = (language: Language) => {
  if (!isVoiceless(language)) storage.setItem(keyOf(language), 'new');
};

/** A voice was installed: if it goes again, the adult hears of it again. */
export const clearVoiceless = (language: Language) => storage.removeItem(keyOf(language));

/** The adult has read how to install a voice, and reads it no second time. */
export const markRead = (language: Language) => storage.setItem(keyOf(language), 'read');

/** Languages without a voice of which no adult has read yet. */
export const unreadVoiceless = (): Language[] =>
  (['id', 'en'] as const).filter((language) => storage.getItem(keyOf(language)) === 'new');
