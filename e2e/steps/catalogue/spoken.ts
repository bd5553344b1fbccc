import { catalogue, type ErrorCode, isErrorCode, type Language, wordsOf } from '@nobi/contract';
import { words } from '../words.ts';
import { accountScreens } from './account.ts';
import { adultScreens } from './adult.ts';
import { childrenScreens } from './children.ts';
import { googleScreens } from './google.ts';
import { moneyScreens } from './money.ts';
import { roomScreens } from './rooms.ts';
import type { SentenceSource, SpokenScreen } from './row.ts';
import { stageScreens } from './stages.ts';

/** Every screen that says sentences of the catalogue, with what makes it say each; `googleScreens` beside. */
export const spokenScreens: readonly SpokenScreen[] = [
  ...accountScreens,
  ...moneyScreens,
  ...stageScreens,
  ...roomScreens,
  ...adultScreens,
  ...childrenScreens,
];

/** Sentences that no screen of this configuration shows, and why. */
export const unspoken: Partial<Record<ErrorCode, string>> = {
  login_incorrect: 'only with HIDE_ACCOUNT_EXISTENCE',
  not_signed_in: 'the page leads to the login instead',
  not_paid: 'the page leads to the plans instead',
  not_found: 'every page has its own sentence for what is not there',
  conflict: 'the console says it, to two of the staff at once',
  password_weak: 'only Firebase asks for more than six characters; its own journeys show it',
  too_large: 'the page refuses such a picture in its own words, before it is sent',
  unsupported_type: 'the pages send what the calls accept',
  voice_off: 'the page has no microphone then',
  voice_not_ready: 'said to recorded sound, which the page does not send where nobody listens',
  sound_refused: 'said to recorded sound; the page sends what browsers record',
  plan_unknown: 'the page offers the two plans alone',
  notification_forged: 'said to gateways',
  pin_needed: 'the sheet asks for the PIN instead',
  pin_unset: 'the page asks for a first PIN instead',
  children_full: 'the room offers no seventh child',
  child_last: 'the room takes no last child away',
  consent_needed: 'said where a child would play: the journey of consents reads it',
  consent_text_old: 'the words change with a release alone',
  whatsapp_missing:
    'the room shows the way to the profile instead, where WhatsApp is set up at all',
  lease_refused: 'the page asks for the internet in words of its own before it sends such a lease',
  pin_proof: 'who proves identities refuses a wrong password before, in words of its own',
};

/** The sentence as the reader of that language reads it. */
export const sentenceOf = (source: SentenceSource, language: Language): string =>
  typeof source === 'string' ? wordsOf(source, language) : source(words[language]);

/** Every text in a table of words that tells how something ended. */
const outcomesIn = (texts: unknown): string[] => {
  if (typeof texts === 'string') return /^[✅❌]/u.test(texts) ? [texts] : [];
  return typeof texts === 'object' && texts !== null
    ? Object.values(texts).flatMap(outcomesIn)
    : [];
};

/** What the product could say and no row finds on a screen. */
export const uncovered = (): string[] => {
  const rows = [...spokenScreens, ...googleScreens].flatMap((screen) => screen.rows);
  const codes = new Set(rows.flatMap(({ source }) => (typeof source === 'string' ? [source] : [])));
  const found = new Set(rows.map(({ source }) => sentenceOf(source, 'en')));
  return [
    ...Object.keys(catalogue)
      .filter(isErrorCode)
      // The console shows whatever the server says; its journeys meet what staff may meet.
      .filter((code) => !code.startsWith('staff_'))
      .filter((code) => !codes.has(code) && unspoken[code] === undefined)
      .map((code) => `${code}: ${wordsOf(code, 'en')}`),
    ...outcomesIn(words.en).filter((sentence) => !found.has(sentence)),
  ];
};
