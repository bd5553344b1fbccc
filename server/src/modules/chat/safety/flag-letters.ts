import type { Language } from '@nobi/contract';
import { letterOf } from '../../../mail/letter.ts';
import type { Letter } from '../../../ports/mail.ts';
import type { HelpContacts } from '../moderation/replies/replies.ts';
import type { Adult } from './flag.store.ts';
import { flagTopics as topics, flagLetterWords as words } from './flag-letters.words.ts';

const topicIn = (language: Language, topic: string) =>
  topics[language][topic] ?? words[language].otherwise;

const button = (language: Language, publicUrl: string) => ({
  button: words[language].button,
  link: `${publicUrl}/parents`,
});

/** At once, about what is high. It names the topic and never a child's words. */
export const highLetter = (
  adult: Adult,
  topic: string,
  { publicUrl, help }: { publicUrl: string; help: HelpContacts },
): Letter => {
  const { language } = adult;
  const text = words[language];
  return letterOf({
    to: adult.email,
    language,
    subject: text.highSubject,
    parts: [
      { say: `${text.hello(adult.display_name)} ${text.high}` },
      { say: topicIn(language, topic), isBold: true },
      { say: text.calm },
      button(language, publicUrl),
      { say: text.people(help) },
      { say: 'Nobi' },
    ],
  });
};

interface CaseNews {
  readonly number: string;
  readonly topic: string;
  readonly isFamilyTold: boolean;
}

/** To staff: the number and the topic of a case; who it is about stays inside the product. */
export const caseLetter = (
  person: Adult,
  { number, topic, isFamilyTold }: CaseNews,
  publicUrl: string,
): Letter => {
  const { language } = person;
  const text = words[language];
  return letterOf({
    to: person.email,
    language,
    subject: text.caseSubject(number),
    parts: [
      {
        say: `${text.hello(person.display_name)} ${text.case} ${isFamilyTold ? text.caseFamilyKnows : text.caseStaffOnly}`,
      },
      { say: topicIn(language, topic), isBold: true },
      { button: text.caseButton, link: `${publicUrl}/staff/` },
      { say: 'Nobi' },
    ],
  });
};

/** To staff, once: nobody has gone through the steps in time. */
export const lateLetter = (
  person: Adult,
  { number, topic, owner }: { number: string; topic: string; owner: string | null },
  publicUrl: string,
): Letter => {
  const { language } = person;
  const text = words[language];
  return letterOf({
    to: person.email,
    language,
    subject: text.lateSubject(number),
    parts: [
      { say: `${text.hello(person.display_name)} ${text.late(owner)}` },
      { say: topicIn(language, topic), isBold: true },
      {
        button: text.caseButton,
        link: `${publicUrl}/staff/safety/${number}/show`,
      },
      { say: 'Nobi' },
    ],
  });
};

export interface Week {
  readonly topic: string;
  readonly count: number;
}

/** Once a week, about what is low. */
export const weekLetter = (adult: Adult, week: readonly Week[], publicUrl: string): Letter => {
  const { language } = adult;
  const text = words[language];
  return letterOf({
    to: adult.email,
    language,
    subject: text.weekSubject,
    parts: [
      { say: `${text.hello(adult.display_name)} ${text.week}` },
      { rows: week.map(({ topic, count }) => [topicIn(language, topic), `${count}×`] as const) },
      button(language, publicUrl),
      { say: 'Nobi' },
    ],
  });
};
