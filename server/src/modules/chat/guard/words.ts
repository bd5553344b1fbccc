import type { Language } from '@nobi/contract';
import { safetyText } from '../safety.text.ts';
import type { HelpTopic, RefuseTopic } from './verdict.ts';

/** Where a child in Indonesia finds a person; an installation may name others. */
export interface HelpContacts {
  readonly phone: string;
  readonly whatsApp: string;
}

export const sapa129: HelpContacts = { phone: 'SAPA 129', whatsApp: '08111-129-129' };

/** A fixed, kind answer for a moment that belongs to people. */
export const helpWords = (
  topic: HelpTopic,
  language: Language,
  _contacts: HelpContacts = sapa129,
): string =>
  safetyText[language][
    topic === 'self_harm' ? 'hurting' : topic === 'sexual_abuse' ? 'secret' : 'hurt'
  ];

/** A short, kind refusal with another idea; `pick` chooses among several. */
export const refusalWords = (_topic: RefuseTopic, language: Language, _pick: number): string =>
  language === 'id'
    ? 'Yang itu tidak bisa aku bahas. Yuk, cari hal seru lain!'
    : 'I can’t talk about that one. Let’s find something else that is fun!';

/** What a model is told when a conversation has touched something heavy. */
export const carefulTone: Readonly<Record<Language, string>> = {
  id: 'Anak ini baru saja menceritakan sesuatu yang berat. Jawab dengan lembut.',
  en: 'This child has just told something heavy. Answer gently.',
};
