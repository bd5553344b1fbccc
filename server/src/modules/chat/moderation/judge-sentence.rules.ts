import { mails, phones } from '../redaction/numbers.rules.ts';
import { exactFault } from './answer-safety/exact.rules.ts';
import type { AnsweredQuestion } from './answer-safety/question-signs.rules.ts';
import { suspicionOfSentence } from './answer-safety/suspect.rules.ts';
import { plainLetters } from './normalisation/disguise.rules.ts';
import { read } from './normalisation/normalise.rules.ts';
import { answerFaults } from './topics/answers.rules.ts';
import { matches } from './topics/pattern.rules.ts';
import type { SentenceFault } from './verdict.ts';

const link =
  /\bhttps?:|\bwww\.|(?<![\w-])[a-z0-9-]{2,63}\.(?:com|net|org|id|io|me|tv|xyz|site|link|app|gg|ly|info|biz|online|ru|cn)\b/i;

/** The help line for children may always be named. */
const isHelpLine = (text: string) => text.replace(/\D/g, '').endsWith('8111129129');

const hasContact = (text: string) =>
  link.test(text) ||
  mails(text).length > 0 ||
  phones(text).some(([start, end]) => !isHelpLine(text.slice(start, end)));

const lettersOnly = (text: string) => plainLetters(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * How suspicious a sentence is that is cut by itself, and one that has a sign of harm besides. Where the question is
 * known, more signs speak, so chance gives a higher figure, too.
 */
const limits = { alone: { enough: 0.55, least: 0.4 }, answer: { enough: 0.7, least: 0.6 } };

/** Whether a sentence of an answer may be shown, and to this question where it is known; else why not. */
export const judgeSentence = (
  sentence: string,
  {
    canary,
    question,
  }: { readonly canary: string; readonly question?: AnsweredQuestion | undefined },
): 'fine' | SentenceFault => {
  const secret = lettersOnly(canary);
  if (secret && lettersOnly(sentence).includes(secret)) return 'canary';
  if (hasContact(sentence)) return 'contact';
  const plain = exactFault(sentence);
  if (plain) return plain;
  const parts = read(sentence);
  const suspicion = suspicionOfSentence(sentence, parts, question);
  const { enough, least } = question ? limits.answer : limits.alone;
  const fault = answerFaults.find(([, signs]) =>
    parts.some((part) => signs.some((sign) => matches(part, sign))),
  );
  // A sign in a sentence that otherwise resembles only good ones is chance; harsh words never are.
  if (fault && (suspicion > least || fault[0] === 'profanity')) return fault[0];
  return suspicion > enough ? 'unfit' : 'fine';
};
