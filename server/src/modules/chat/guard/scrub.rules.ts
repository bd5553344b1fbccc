import type { Turn } from '../../../ports/ai.ts';
import { names } from './scrub/names.rules.ts';
import { birthdays, idNumbers, mails, phones, spokenPhones } from './scrub/numbers.rules.ts';
import { goesOn, pieceWords } from './scrub/pieces.rules.ts';
import { addresses, schools } from './scrub/places.rules.ts';
import { handles, passwords } from './scrub/secrets.rules.ts';
import type { PersonalData, Span } from './scrub/span.rules.ts';

export type { PersonalData } from './scrub/span.rules.ts';

export interface Scrubbed {
  readonly text: string;
  readonly found: readonly PersonalData[];
}

/** In this order: what is surest first, so that a password is not taken for a name. */
const finders: readonly (readonly [PersonalData, string, (text: string) => readonly Span[]])[] = [
  ['mail', '[email]', mails],
  ['birthday', '[tanggal lahir]', birthdays],
  ['number', '[nomor]', idNumbers],
  ['phone', '[telepon]', phones],
  ['phone', '[telepon]', spokenPhones],
  ['password', '[sandi]', passwords],
  ['handle', '[akun]', handles],
  ['school', '[sekolah]', schools],
  ['address', '[alamat]', addresses],
  ['name', '[nama]', names],
];

/** Invisible signs and digits of other scripts, which would hide a number. */
const unhidden = (text: string): string =>
  text
    .replace(/[\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\uff20]/g, '@')
    .replace(/[\u00a0\u2000-\u200a\u3000]/g, ' ')
    .replace(/[\u2010-\u2015]/g, '-');

const replaced = (text: string, spans: readonly Span[], word: string): string => {
  let [result, done] = ['', 0];
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    if (end <= done) continue;
    if (start >= done) result += text.slice(done, start) + word;
    done = end;
  }
  return result + text.slice(done);
};

/** A message without personal data: each is replaced by a word in brackets. */
export const scrub = (message: string): Scrubbed => {
  let text = unhidden(message);
  const found = new Set<PersonalData>();
  for (const [kind, word, find] of finders) {
    const spans = find(text).filter(([start, end]) => !/[[\]]/.test(text.slice(start, end)));
    if (spans.length === 0) continue;
    found.add(kind);
    text = replaced(text, spans, word);
  }
  return { text: found.size > 0 ? text : message, found: [...found] };
};

/** As `scrub`, and also the pieces of a number that the child gives over several messages. */
export const scrubAgainst = (turns: readonly Turn[], message: string): Scrubbed => {
  const scrubbed = scrub(message);
  const earlier = turns
    .filter(({ role }) => role === 'child')
    .slice(-4)
    .map(({ text }) => unhidden(text))
    .toReversed();
  const kind = goesOn(earlier, unhidden(scrubbed.text));
  if (!kind) return scrubbed;
  return {
    text: scrubbed.text.replace(/\d(?:[\d .-]*\d)?/g, pieceWords[kind]),
    found: [...new Set<PersonalData>([...scrubbed.found, kind])],
  };
};
