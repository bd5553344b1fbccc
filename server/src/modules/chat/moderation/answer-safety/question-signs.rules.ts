import type { Turn } from '../../../../ports/ai.ts';
import { suspicionOf } from '../classifier/classify.rules.ts';
import { read } from '../normalisation/normalise.rules.ts';
import type { Sentence } from '../topics/pattern.rules.ts';
import { isWarning, wordsIn } from './sentence-signs.rules.ts';

/** What the guard of answers knows of a question; read once for all sentences of its answer. */
export interface AnsweredQuestion {
  /** The concepts in it, and in what the child wrote before it. */
  readonly marks: readonly string[];
  /** Whether it resembles what is not answered. */
  readonly isDelicate: boolean;
}

const marksIn = (sentences: readonly Sentence[]): readonly string[] =>
  sentences.flatMap(({ tokens }) =>
    tokens.flatMap(({ word, marks }) => [...marks].filter((mark) => mark !== `=${word}`)),
  );

/** From this share of suspicion on the answer has to be careful. */
const delicate = 0.25;

/** Reads a child's message, and the one before it. */
export const readQuestion = (prompt: string, turns: readonly Turn[]): AnsweredQuestion => {
  const sentences = read(prompt);
  const last = turns.findLast(({ role }) => role === 'child');
  return {
    marks: [...new Set([...marksIn(sentences), ...(last ? marksIn(read(last.text)) : [])])],
    isDelicate: suspicionOf(sentences).share >= delicate,
  };
};

/** What a sentence does to the one who asked, as far as its words show. */
const stanceOf = (words: readonly string[], marks: ReadonlySet<string>, isAsking: boolean) =>
  `${words.some(isWarning) ? 'warns' : ''} ${marks.has('a_adult') ? 'adult' : ''} ${isAsking ? 'asks' : ''}`;

interface ReadSentence {
  readonly sentence: string;
  readonly parts: readonly Sentence[];
  /** What it is known by alone. */
  readonly own: ReadonlySet<string>;
}

/** What a sentence is known by as an answer to this question. */
export const pairSigns = (
  { sentence, parts, own }: ReadSentence,
  question: AnsweredQuestion,
): ReadonlySet<string> => {
  const words = wordsIn(sentence);
  const marks = new Set(marksIn(parts));
  const stance = stanceOf(words, marks, sentence.includes('?'));
  const kind = question.isDelicate ? 'delicate' : 'plain';
  const signs = new Set(own);
  for (const word of words) signs.add(`@${kind} ${word}`);
  for (const mark of marks) signs.add(`@${kind} #${mark}`);
  for (const topic of question.marks) {
    signs.add(`@#${topic} ${stance}`).add(`@#${topic} ^${words[0]}`);
    for (const mark of marks) signs.add(`@#${topic} #${mark}`);
  }
  return signs;
};
