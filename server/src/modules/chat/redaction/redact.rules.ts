import type { Turn } from '../../../ports/ai.ts';
import { belongings } from './belonging.rules.ts';
import { names } from './names.rules.ts';
import {
  birthdays,
  idNumbers,
  mails,
  mixedPhones,
  neighbourhoods,
  phones,
  plates,
  spokenPhones,
} from './numbers.rules.ts';
import { networkKeys, ownPlaces, spokenMails, tags } from './own-places.rules.ts';
import { addresses, schools } from './places.rules.ts';
import { handles, passwords } from './secrets.rules.ts';
import type { PersonalData, Span } from './span.rules.ts';
import { goesOn, pieceWords } from './split-numbers.rules.ts';

export type { PersonalData } from './span.rules.ts';

export interface Redacted {
  readonly text: string;
  readonly found: readonly PersonalData[];
}

/** In this order: what is surest first, so that a password is not taken for a name. */
const finders: readonly (readonly [PersonalData, string, (text: string) => readonly Span[]])[] = [
  ['mail', '[email]', spokenMails],
  ['mail', '[email]', mails],
  ['birthday', '[tanggal lahir]', birthdays],
  ['number', '[nomor]', idNumbers],
  ['phone', '[telepon]', phones],
  ['phone', '[telepon]', spokenPhones],
  ['phone', '[telepon]', mixedPhones],
  ['number', '[nomor]', plates],
  ['password', '[sandi]', passwords],
  ['password', '[sandi]', networkKeys],
  ['handle', '[akun]', tags],
  ['handle', '[akun]', handles],
  ['school', '[sekolah]', schools],
  ['address', '[alamat]', addresses],
  ['address', '[alamat]', neighbourhoods],
  ['address', '[tempat]', belongings],
  ['address', '[tempat]', ownPlaces],
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
export const redact = (message: string): Redacted => {
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

/** As `redact`, and also the pieces of a number that the child gives over several messages. */
export const redactInContext = (turns: readonly Turn[], message: string): Redacted => {
  const redacted = redact(message);
  const earlier = turns
    .filter(({ role }) => role === 'child')
    .slice(-4)
    .map(({ text }) => unhidden(text))
    .toReversed();
  const kind = goesOn(earlier, unhidden(redacted.text));
  if (!kind) return redacted;
  return {
    text: redacted.text.replace(/\d(?:[\d .-]*\d)?/g, pieceWords[kind]),
    found: [...new Set<PersonalData>([...redacted.found, kind])],
  };
};
