/** Follow-ups that change one part of the question before: its place, its number, or whom it is about. */
import { joining, relations, small } from './follow-up-words.ts';

const place = /(?:^| )(di|in|on) (?:the )?(\p{L}+(?: \p{L}+)?)$/u;
const measure = /(?:^| )(\d+|an?|se|one|satu) ?(\p{L}{3,})$/u;
const also =
  /^(?:(?:apakah|do|does|did|can|are|is) )?(?<other>\p{L}+(?: \p{L}+)?) (?:too|also|juga)$/u;
const not =
  /(?: (?:kok|kenapa|why|tapi))*(?: (?:enggak|nggak|ngga|gak|ga|tidak|don't|doesn't|not|isn't|aren't))$/;
const asksWhy = /^(?:kenapa|mengapa|kok|why (?:is|are|do|does)?)\b/;

const stem = (unit: string): string => unit.replace(/s$/, '');

/** "kalau di dunia?" after "gunung tertinggi di indonesia apa": another place. */
const elsewhere = (rest: string, question: string): string | undefined => {
  const [, , there] = place.exec(rest) ?? [];
  if (there === undefined || !place.test(` ${rest}`) || !/^(?:di|in|on) /.test(rest))
    return undefined;
  const before = /\b(di|in|on) (?:the )?(\p{L}+)/u.exec(question);
  return before ? question.replace(before[0], `${before[1]} ${there}`) : undefined;
};

/** "kalau 3 jam?" after "berapa menit dalam 1 jam": another number of the same. */
const another = (rest: string, question: string): string | undefined => {
  const [, count, unit] = measure.exec(rest.replace(/^(?:in|dalam) /, '')) ?? [];
  if (count === undefined || unit === undefined) return undefined;
  const before = new RegExp(`(?:\\b(?:\\d+|an?|one|satu) |\\bse)${stem(unit)}s?\\b`).exec(question);
  return before ? question.replace(before[0], `${count} ${unit}`) : undefined;
};

/** Whom a question of a reason is about: its first word that names a thing. */
const subjectOf = (question: string): string | undefined =>
  question.split(' ').find((word) => !small.has(word) && !relations.has(word));

/** "kalau sungai kok enggak?", "do dogs too?": the same of another, or why not. */
const ofAnother = (rest: string, question: string): string | undefined => {
  const isNot = not.test(rest);
  const other = also.exec(rest)?.groups?.other ?? (isNot ? rest.replace(not, '') : undefined);
  if (other === undefined || other.split(' ').length > 2 || !asksWhy.test(question))
    return undefined;
  const subject = subjectOf(question);
  if (subject === undefined) return undefined;
  const negated = /^why/.test(question) ? `not ${other}` : `${other} tidak`;
  return question.replace(subject, isNot ? negated : other);
};

/** The question with one part changed; undefined where the follow-up changes none. */
export const swapped = (text: string, question: string): string | undefined => {
  const rest = text.replace(joining, '');
  return elsewhere(rest, question) ?? another(rest, question) ?? ofAnother(rest, question);
};
