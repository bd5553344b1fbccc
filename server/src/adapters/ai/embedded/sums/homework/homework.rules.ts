import type { Language } from '@nobi/contract';
import type { Turn } from '../../../../../ports/ai.ts';
import { plainText } from '../../../../../text/plain-text.ts';
import type { EmbeddedText } from '../../text.en.ts';
import { answerSum } from '../answer-sum.rules.ts';
import { type Hint, homeworkText } from './homework-text.ts';
import { wantsHelp } from './set-work.rules.ts';
import { similarSums } from './similar-sums.rules.ts';

const ownLife = /\b(?:aku|ku|saya|kita|kami|i|my|me|we|our|\p{L}{3,}ku)\b/u;
/** A problem as books print it, of other people and in sentences: most likely it was set for the child. */
export const looksSet = (text: string): boolean =>
  /\d\D*[.!?,] .*\b(?:berapa|how|what|when)\b/.test(text) &&
  /[.!] /.test(text) &&
  text.length > 50 &&
  !ownLife.test(text);
/** "PR: 47 + 38" or "hal 20 no 5: 72 : 6" as children write it; the colon there divides nothing. */
const label =
  /^(?:(?:(?:pr|tugas|homework|soal(?:nya)?)\b|(?:halaman|hal|hlm|page|nomor|nomer|number|no\.?) ?\d+(?=[:.,)] | (?!x\b)[\p{L}\d]))[ :.,)-]*)+/u;
export const withoutLabel = (text: string): string => text.replace(label, '') || text;
export const givesUp =
  /^(?:(?:aku|saya|i|nobi|masih)[ ,]+)*(?:(?:belum|nggak|gak|ga|tidak|ngga|enggak) (?:tau|tahu|bisa|ngerti|mengerti|paham)|gatau|nyerah|menyerah|bingung|susah|sulit|lanjut|terus|lagi|petunjuk|bantu(?:in)?(?: aku)?|(?:apa |berapa )?jawab(?:an)?(?:nya)?(?: apa| berapa)?|berapa|apa|kasih tahu|(?:do not|don't|dont) know|no idea|idk|give up|stuck|hint|help(?: me)?|next|tell me|what is (?:it|the answer)|hmm+)(?: lagi| banget| dong| ya| nih| please| deh|[ .!?])*$/;
const aroundTry =
  /^(?:(?:jawaban(?:nya|ku)?|hasilnya|itu|adalah|mungkin|kayaknya|menurutku|sama dengan|jadi|the answer is|it is|it's|is|i think|maybe|=)[ ,:]*)+|(?: ya| kan| deh| bukan| right|[ .!?])+$/g;
const fraction = /^(?:\d+ )?\d+ ?\/ ?\d+$/;

interface Worked {
  /** Such as "12 + 5". */
  readonly sum: string;
  readonly result: string;
  /** Its steps, each without its dot. */
  readonly steps: readonly string[];
  readonly whole: string;
  /** How a story was read; empty for a plain sum. */
  readonly reading: string;
}

const workedOf = (whole: string | undefined): Worked | undefined => {
  const lines = whole?.split('\n') ?? [];
  const at = lines.findIndex((line) => / = [−\d][\d.,/ ]*$/.test(line) && !line.startsWith('•'));
  const [sum, result] = (lines[at] ?? '').split(' = ');
  if (whole === undefined || sum === undefined || result === undefined) return undefined;
  // A line in words has a way of its own, and may tell the result before its sign.
  if (/%|\p{L}{3,}/u.test(sum)) return undefined;
  return {
    sum,
    result,
    steps: lines.filter((line) => line.startsWith('• ')).map((line) => line.slice(2)),
    whole,
    reading: lines.slice(0, at).join('\n').trim(),
  };
};

const hintFor = (sum: string): Hint => {
  const signs = sum.match(/ [+−×÷:] /g) ?? [];
  if (signs.length > 1) return 'order';
  if (/[+−]/.test(signs[0] ?? '')) {
    if (sum.includes('/')) return 'below';
    return signs[0]?.includes('+') ? 'add' : 'subtract';
  }
  return signs[0]?.includes('×') ? 'multiply' : 'divide';
};

/** A step that shows the result is the answer itself. */
const smallSteps = ({ steps, result }: Worked): readonly string[] => {
  const numbers = (step: string) => step.match(/\d[\d.,]*(?:\/\d+)?/g) ?? [];
  const revealedAt = steps.findIndex((step) => numbers(step).some((each) => each === result));
  const hints = steps.slice(0, revealedAt < 0 ? Math.max(0, steps.length - 1) : revealedAt);
  return hints.some((step) => step.includes(' = ')) ? hints : [];
};

export interface Attempt {
  readonly text: string;
  readonly language: Language;
  readonly turns: readonly Turn[];
  readonly words: EmbeddedText;
}

const questionFor = (sum: string) => `${sum} = ?`;
const openSum = (turn: Turn | undefined) =>
  turn && /^(?<sum>.+) = \?$/m.exec(turn.text)?.groups?.sum;

/** How often Nobi has asked for this sum in a row: the talk itself keeps it. */
const hintNumberOf = (turns: readonly Turn[], sum: string): number => {
  const answers = turns.filter(({ role }) => role === 'nobi').toReversed();
  const other = answers.findIndex((turn) => openSum(turn) !== sum);
  return other < 0 ? answers.length : other;
};

const paragraphs = (...parts: readonly string[]) => parts.filter(Boolean).join('\n\n');

/** A sum as homework: asks first, and answers whole when the child is right or has tried twice. */
export const beginHomework = (
  { text, language }: Attempt,
  answer: string | undefined,
): string | undefined => {
  const worked = workedOf(answer);
  if (!worked || !(wantsHelp.test(text) || (worked.reading !== '' && looksSet(text))))
    return undefined;
  const words = homeworkText[language];
  const question = `${words.hints[hintFor(worked.sum)]} ${words.yourTurn}`;
  return paragraphs(words.begin, worked.reading, questionFor(worked.sum), question);
};

type Try = 'right' | 'wrong' | 'none' | undefined;

/** What a child makes of it; undefined where the message is about something else. */
const tryOf = ({ text, language, words }: Attempt, { sum, result }: Worked): Try => {
  if (givesUp.test(text)) return 'none';
  const attempted = text.replaceAll(aroundTry, '').trim();
  if (answerSum(attempted, language, words)?.includes(' = ') && !fraction.test(attempted))
    return undefined;
  const verdict = answerSum(plainText(`${sum} = ${attempted}`), language, words);
  const truth = `${sum} = ${result}`;
  if (verdict === words.sums.isRight(truth)) return 'right';
  return verdict === words.sums.isNotYet(truth) ? 'wrong' : undefined;
};

const nextHint = (attempt: Attempt, worked: Worked, hintNumber: number): string => {
  const { language } = attempt;
  const words = homeworkText[language];
  if (hintNumber === 1) {
    const steps = smallSteps(worked).map((step) => `• ${step}`);
    const small = steps.length > 0 ? [words.smaller, ...steps].join('\n') : words.fingers;
    return paragraphs(small, questionFor(worked.sum), words.yourTurn);
  }
  const similar = similarSums(worked.sum)
    .map((sum) => workedOf(answerSum(plainText(sum), language, attempt.words)))
    .find((each) => each && each.result !== worked.result && !each.result.startsWith('−'));
  if (hintNumber > 2 || !similar) return paragraphs(words.full, worked.whole);
  return paragraphs(words.similar, similar.whole, words.again, questionFor(worked.sum));
};

/** Goes on with the sum that Nobi has asked for last. */
export const continueHomework = (attempt: Attempt): string | undefined => {
  const { turns, language } = attempt;
  const sum = openSum(turns.findLast(({ role }) => role === 'nobi'));
  const worked =
    sum === undefined ? undefined : workedOf(answerSum(plainText(sum), language, attempt.words));
  const tried = worked && tryOf(attempt, worked);
  if (!worked || !tried) return undefined;
  const words = homeworkText[language];
  if (tried === 'right') return paragraphs(words.right, worked.whole);
  const kind = tried === 'wrong' ? words.notYet : words.fine;
  const next = nextHint(attempt, worked, hintNumberOf(turns, worked.sum));
  return next.startsWith(words.full) ? next : paragraphs(kind, next);
};
