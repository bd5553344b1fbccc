import type { Language } from '@nobi/contract';
import type { Question, Turn } from '../../../ports/ai.ts';
import { wordsOf } from '../../../text/word-stems.rules.ts';
import { smallWords } from './cards/small-words.ts';
import type { Knowledge } from './knowledge.ts';
import type { Message, Reply } from './reply.ts';
import { skills } from './skills.rules.ts';
import type { EmbeddedText } from './text.en.ts';

const mostNearby = 3;
const fewest = 3;
const hasTopic = (text: string) =>
  wordsOf(text).some(
    (word) => word.length >= fewest && !smallWords.has(word) && /\p{L}/u.test(word),
  );

/** The honest line, and what the catalogue has near it: somewhere to go from here. */
const honestLine = ({ text, words, question }: Message): Reply => {
  const nearby = hasTopic(text) ? question.findItems(text).slice(0, mostNearby) : [];
  const line = nearby.length > 0 ? `${words.offline}\n\n${words.items.perhaps}` : words.offline;
  return { kind: 'none', text: line, items: nearby };
};

/** No question of a child is longer; what is goes to the honest line at once. */
const longest = 500;

/** The one answer to a message: from rules and from what was written for it, or the honest line. */
export const replyTo = (message: Message, knowledge: Knowledge): Reply => {
  if (message.text.length > longest)
    return { kind: 'none', text: message.words.offline, items: [] };
  for (const skill of skills) {
    const found = skill(message, knowledge);
    if (found) return found;
  }
  return honestLine(message);
};

/** Turns before this message: some callers hand the message itself along as the last one. */
export const earlierTurns = ({ prompt, turns }: Question): readonly Turn[] => {
  const last = turns.at(-1);
  return last?.role === 'child' && last.text === prompt ? turns.slice(0, -1) : turns;
};

export type Texts = Record<Language, EmbeddedText>;
