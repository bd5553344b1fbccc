import type { Turn } from '../../../../ports/ai.ts';
import { suspicionOf } from '../classifier/classify.rules.ts';
import { read } from '../normalisation/normalise.rules.ts';
import type { Sentence } from '../topics/pattern.rules.ts';
import { meaningsIn } from './meaning.rules.ts';
import { isWarning, wordsIn } from './sentence-signs.rules.ts';

/** What the guard of answers knows of a question; read once for all sentences of its answer. */
export interface AnsweredQuestion {
  /** The concepts in it, and in what the child wrote before it. */
  readonly marks: readonly string[];
  /** What its words, and the ones before it, stand for. */
  readonly meanings: readonly string[];
  /** What it resembles of all that is not answered, if it does. */
  readonly topic: string;
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
  const last = turns.findLast(({ role }) => role === 'child')?.text ?? '';
  const { share, topic } = suspicionOf(sentences);
  return {
    marks: [...new Set([...marksIn(sentences), ...marksIn(read(last))])],
    meanings: [...new Set(meaningsIn(wordsIn(`${prompt} ${last}`)).flat())],
    topic: share >= delicate ? topic : '',
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

/** Its own signs, and its words and concepts beside those of the question. */
const signsBeside = (
  { sentence, parts, own }: ReadSentence,
  words: readonly string[],
  question: AnsweredQuestion,
): ReadonlySet<string> => {
  const marks = new Set(marksIn(parts));
  const stance = stanceOf(words, marks, sentence.includes('?'));
  const kind = question.topic ? 'delicate' : 'plain';
  const signs = new Set(own);
  for (const word of words) signs.add(`@${kind} ${word}`);
  for (const mark of marks) signs.add(`@${kind} #${mark}`);
  for (const topic of question.marks) {
    signs.add(`@#${topic} ${stance}`).add(`@#${topic} ^${words[0]}`);
    for (const mark of marks) signs.add(`@#${topic} #${mark}`);
  }
  return signs;
};

/** So many meanings before one are joined to it. */
const reach = 6;
/** Sentences of so many words are about equally long. */
const lengths = 3;

/** What the words stand for in their order, and whether that is warned of. */
const signsOfMeanings = (
  sentence: string,
  words: readonly string[],
  meanings: readonly (readonly string[])[],
): ReadonlySet<string> => {
  const signs = new Set<string>([
    `^${words[0]}`,
    `.${sentence.trim().at(-1)}`,
    `~${Math.min(6, Math.floor(words.length / lengths))}`,
  ]);
  for (const meaning of meanings[0] ?? []) signs.add(`^*${meaning}`);
  let earlier: readonly string[] = [];
  let isWarned = false;
  for (const [at, word] of words.entries()) {
    const here = meanings[at] ?? [];
    for (const meaning of here) {
      signs.add(`*${meaning}`).add(`${isWarned ? '!' : '+'}*${meaning}`);
      for (const one of earlier) signs.add(`*${one} *${meaning}`);
    }
    earlier = [...earlier, ...here].slice(-reach);
    isWarned ||= isWarning(word);
  }
  return signs;
};

/** What the words of question and sentence stand for, beside each other. */
const signsOfBoth = (
  words: readonly string[],
  meanings: ReadonlySet<string>,
  { meanings: prompted, topic }: AnsweredQuestion,
): ReadonlySet<string> => {
  const warns = words.some(isWarning) ? 'warns' : 'tells';
  const kind = topic ? 'delicate' : 'plain';
  const signs = new Set<string>([kind, `?${topic}`, `?${topic} ${warns}`]);
  for (const meaning of meanings) signs.add(`${kind} *${meaning}`).add(`?${topic} *${meaning}`);
  for (const one of prompted) {
    signs.add(`?*${one}`).add(`?*${one} ${warns}`);
    for (const meaning of meanings) signs.add(`?*${one} *${meaning}`);
  }
  return signs;
};

/** So many letters of a word are enough beside another. */
const beginning = 6;
/** Words that are not further apart than this say something together. */
const apart = 4;

const signsOfPairs = (words: readonly string[]): ReadonlySet<string> => {
  const short = words.map((word) => word.slice(0, beginning));
  return new Set(
    short.flatMap((word, at) =>
      short.slice(at + 1, at + 1 + apart).map((later) => `${word}~${later}`),
    ),
  );
};

/** Signs of one kind; together they speak as loudly as `loud`, however many there are. */
export interface SignGroup {
  readonly signs: ReadonlySet<string>;
  readonly loud: number;
}

/** What a sentence is known by as an answer to this question. */
export const pairSigns = (read: ReadSentence, question: AnsweredQuestion): readonly SignGroup[] => {
  const words = wordsIn(read.sentence);
  const meanings = meaningsIn(words);
  return [
    { signs: signsBeside(read, words, question), loud: 1 },
    { signs: signsOfMeanings(read.sentence, words, meanings), loud: 0.75 },
    { signs: signsOfBoth(words, new Set(meanings.flat()), question), loud: 0.5 },
    { signs: signsOfPairs(words), loud: 0.5 },
  ];
};
