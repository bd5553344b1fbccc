import type { Language } from '@nobi/contract';
import type { Chance } from './chance.rules.ts';
import type { Composed } from './composed.ts';
import { composerText } from './composer.text.ts';
import { knowsWord, similarSentence } from './sentences/compose-sentence.rules.ts';
import type { Wish } from './wish/wish.ts';

/** Questions to begin with, and never the work itself. */
export const hintFor = ({ kind, word = '' }: Wish, language: Language): Composed => {
  const words = composerText[language];
  const choices = [words.choices.example];
  if (kind !== 'sentence' && kind !== 'riddle') return { text: words.set[kind], choices };
  const named = knowsWord(word, language) ? words.quoted(word) : words.thatWord;
  return { text: words.setSentence(named), choices };
};

/** An example with another word or of another topic, and the child's turn again. */
export const exampleFor = (
  wish: Wish,
  { language, chance }: { readonly language: Language; readonly chance: Chance },
  other: () => Composed,
): Composed => {
  const words = composerText[language];
  const choices = [words.choices.example];
  if (wish.kind === 'sentence') {
    const similar = similarSentence(wish.word ?? '', language, chance);
    const text = `${words.exampleSentence(similar.word, similar.sentence)}\n\n${words.yourTurn}`;
    return { text, choices };
  }
  const body = other().text.split('\n\n').slice(0, -1).join('\n\n');
  return { text: `${words.example}\n\n${body}\n\n${words.yourTurn}`, choices };
};

/** A sentence of the child's own that uses the word. */
export const triedSentence = (
  { kind, word = '' }: Wish,
  { text, typed, language }: { text: string; typed: string; language: Language },
): Composed | undefined => {
  const isTry = kind === 'sentence' && text.split(' ').length >= 3 && text.includes(word);
  if (!isTry || /\?$/.test(text)) return undefined;
  const words = composerText[language];
  const isWhole = /^\P{L}*\p{Lu}.*[.!]$/u.test(typed.trim());
  return { text: isWhole ? words.tried : words.triedBare, choices: [words.choices.example] };
};
