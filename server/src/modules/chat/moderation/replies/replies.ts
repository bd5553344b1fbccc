import type { Language } from '@nobi/contract';
import type { HelpTopic, RefuseTopic } from '../verdict.ts';
import { repliesEn } from './replies.en.ts';
import { repliesId } from './replies.id.ts';
import type { ReplyText } from './reply-text.ts';

/** Where a child finds a person: of the settings. */
export interface HelpContacts {
  readonly phone: string;
  readonly whatsApp: string;
}

const words: Readonly<Record<Language, ReplyText>> = { id: repliesId, en: repliesEn };

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
  id: repliesId.careful,
  en: repliesEn.careful,
};
