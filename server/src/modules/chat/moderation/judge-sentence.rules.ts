import { mails, phones } from '../redaction/numbers.rules.ts';
import { exactFault } from './answer-safety/exact.rules.ts';
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

/** How suspicious a sentence is that is cut by itself, and one that has a sign of harm besides. */
const enough = 0.55;
const least = 0.4;

/** Whether a sentence of an answer may be shown; else why not. */
export const judgeSentence = (
  sentence: string,
  { canary }: { readonly canary: string },
): 'fine' | SentenceFault => {
  const secret = lettersOnly(canary);
  if (secret && lettersOnly(sentence).includes(secret)) return 'canary';
  if (hasContact(sentence)) return 'contact';
  const plain = exactFault(sentence);
  if (plain) return plain;
  const suspicion = suspicionOfSentence(sentence);
  const parts = read(sentence);
  const fault = answerFaults.find(([, signs]) =>
    parts.some((part) => signs.some((sign) => matches(part, sign))),
  );
  // A sign in a sentence that otherwise resembles only good ones is chance; harsh words never are.
  if (fault && (suspicion > least || fault[0] === 'profanity')) return fault[0];
  return suspicion > enough ? 'unfit' : 'fine';
};
