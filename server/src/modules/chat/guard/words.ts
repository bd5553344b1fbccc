import type { Language } from '@nobi/contract';
import type { HelpTopic, RefuseTopic } from './verdict.ts';
import { wordsEn } from './words.en.ts';
import { wordsId } from './words.id.ts';

/** Where a child finds a person: of the settings. */
export interface HelpContacts {
  readonly phone: string;
  readonly whatsApp: string;
}

/** Nobi's fixed words in one language; `{phone}` and `{whatsApp}` stand for the contacts. */
export interface GuardWords {
  readonly help: Readonly<Record<HelpTopic, string>>;
  readonly refusal: Readonly<Record<RefuseTopic, readonly [string, ...string[]]>>;
  readonly careful: string;
}

const words: Readonly<Record<Language, GuardWords>> = { id: wordsId, en: wordsEn };

/** A fixed, kind answer for a moment that belongs to people. */
export const helpWords = (topic: HelpTopic, language: Language, contacts: HelpContacts): string =>
  words[language].help[topic]
    .replaceAll('{phone}', contacts.phone)
    .replaceAll('{whatsApp}', contacts.whatsApp);

/** A short, kind refusal with another idea; `pick` (any whole number) chooses among several. */
export const refusalWords = (topic: RefuseTopic, language: Language, pick: number): string => {
  const variants = words[language].refusal[topic];
  return variants[Math.abs(pick) % variants.length] ?? variants[0];
};

/** What a model is told when a conversation has touched something heavy. */
export const carefulTone: Readonly<Record<Language, string>> = {
  id: wordsId.careful,
  en: wordsEn.careful,
};
