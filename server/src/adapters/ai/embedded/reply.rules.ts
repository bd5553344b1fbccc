import type { Language } from '@nobi/contract';
import type { FoundItem, Question, Turn } from '../../../ports/ai.ts';
import { wordsOf } from '../../../word-stems.rules.ts';
import type { Card } from './cards/card.ts';
import type { FoundCard } from './cards/find-card.rules.ts';
import { smallWords } from './cards/small-words.ts';
import { clockTime } from './facts/clock.rules.ts';
import { shapeSize } from './facts/shapes.rules.ts';
import { acceptedOffer, followCard, goOnSum } from './follow-ups.rules.ts';
import { itemsWishIn } from './items/items-wish.rules.ts';
import type { Knowledge } from './knowledge.ts';
import type { NumberAnswer } from './sums/answer-numbers.rules.ts';
import { beginLadder, climbLadder } from './sums/ladder/ladder.rules.ts';
import { answerSmallTalk } from './talk/small-talk.rules.ts';
import type { Asked } from './talk/tell.rules.ts';
import type { EmbeddedText } from './text.en.ts';
import type { WordAnswer } from './words/answer-word.rules.ts';

/** What an answer was made of; `none` says honestly that there is none. */
export type ReplyKind = 'sum' | 'word' | 'fact' | 'items' | 'card' | 'talk' | 'none';

export interface Reply {
  readonly kind: ReplyKind;
  readonly text: string;
  readonly items: readonly FoundItem[];
}

/** A message as every skill reads it. */
export interface Heard extends Asked {
  readonly words: EmbeddedText;
  readonly question: Question;
  /** Looked up at most once for a message. */
  readonly card: () => FoundCard | undefined;
  readonly word: () => WordAnswer | undefined;
  readonly number: () => NumberAnswer | undefined;
}

type Skill = (heard: Heard, knowledge: Knowledge) => Reply | undefined;

const reply = (kind: ReplyKind, text: string | undefined, items: readonly FoundItem[] = []) =>
  text === undefined ? undefined : { kind, text, items };

const sentencesOf = (text: string): string[] => text.split(/(?<=[a-z)”0-9][.!?]”?)\s+(?=[“A-Z])/);
/** Small children get the first sentences, which stand for themselves. */
const textFor = (card: Card, { language, question }: Heard): string => {
  const whole = card.text[language];
  if (question.ageBand !== '4-6') return whole;
  return sentencesOf(whole)
    .slice(0, card.fromAge > 6 ? 1 : 2)
    .join(' ');
};

const itemsOf = ({ items }: Card, { question }: Heard): readonly FoundItem[] =>
  items.flatMap((key) => {
    const [kind, id = ''] = key.split('/');
    const found = question.findItems(id.replaceAll('-', ' '));
    return found.filter((item) => item.kind === kind && item.id === id);
  });

const cardReply = (card: Card, heard: Heard): Reply => ({
  kind: 'card',
  text: `${textFor(card, heard)}\n\n${heard.words.cards.again}`,
  items: itemsOf(card, heard),
});

const numbers: Skill = (heard) => {
  const on = goOnSum(heard, heard.words);
  if (on !== undefined) return reply('sum', on);
  const found = heard.number();
  if (!found?.isSure) return undefined;
  return reply('sum', beginLadder(heard, found.text) ?? found.text);
};

const followUps: Skill = (heard, { cards, findCard }) => {
  const { words, turns, text, language } = heard;
  const asked = acceptedOffer(text, turns, words);
  const offered = asked === undefined ? undefined : findCard(asked.toLowerCase());
  if (offered) return cardReply(offered.card, heard);
  const follow = followCard(text, turns, cards);
  if (follow?.kind === 'more') return reply('card', follow.card.more[language]);
  if (follow?.kind === 'other') return cardReply(follow.card, heard);
  return follow && reply('card', words.cards.noMore);
};

const comfort: Skill = (heard) => {
  const found = heard.card();
  return found?.fit === 'answer' && found.card.isComfort ? cardReply(found.card, heard) : undefined;
};

const card: Skill = (heard) => {
  const found = heard.card();
  return found?.fit === 'answer' ? cardReply(found.card, heard) : undefined;
};

const knownWords: Skill = ({ word }) => {
  const found = word();
  return found?.isKnown ? reply('word', found.text) : undefined;
};

/** A clock's time or a shape's size is worked out, though it looks like a sum. */
const workedOut: Skill = ({ text, language }) =>
  reply(
    'fact',
    clockTime(text, language) ?? (/\d/.test(text) ? shapeSize(text, language) : undefined),
  );

const facts: Skill = ({ text, language }, { aboutFacts }) =>
  reply('fact', aboutFacts(text, language));

const rows: Skill = ({ text, language }, { findRow }) => reply('fact', findRow(text, language));

const items: Skill = ({ text, words, question }) => {
  const wish = itemsWishIn(text);
  const found = wish && question.findItems(text);
  if (found && found.length > 0) return reply('items', words.items.found, found);
  return wish === 'sure' ? reply('none', words.items.none) : undefined;
};

const unclear: Skill = ({ number }) => reply('none', number()?.text);

const unknownWord: Skill = ({ word }) => reply('none', word()?.text);

const near: Skill = (heard) => {
  const found = heard.card();
  if (found?.fit !== 'near') return undefined;
  const said = new Set(wordsOf(heard.text));
  const name = found.card.topics[0]?.words.find((word) => said.has(word));
  if (name === undefined) return undefined;
  const twice = `${name}-${name}`;
  return reply('none', heard.words.cards.wantMore(heard.text.includes(twice) ? twice : name));
};

/** In this order: what is sure before what is likely, and the honest lines at the end. */
const skills: readonly Skill[] = [
  (heard, { tell }) => reply('talk', tell.guess(heard, heard.words)),
  (heard) => reply('sum', climbLadder(heard)),
  workedOut,
  numbers,
  followUps,
  (heard, { tell }) => reply('talk', tell.tell(heard, heard.words)),
  (heard) => reply('talk', answerSmallTalk(heard.text, heard.words)),
  rows,
  comfort,
  items,
  knownWords,
  card,
  facts,
  unclear,
  (heard, { tell }) => reply('talk', tell.missed(heard, heard.words)),
  unknownWord,
  near,
];

const mostNearby = 3;
const fewest = 3;
const hasTopic = (text: string) =>
  wordsOf(text).some(
    (word) => word.length >= fewest && !smallWords.has(word) && /\p{L}/u.test(word),
  );

/** The honest line, and what the catalogue has near it: somewhere to go from here. */
const honestLine = ({ text, words, question }: Heard): Reply => {
  const nearby = hasTopic(text) ? question.findItems(text).slice(0, mostNearby) : [];
  const line = nearby.length > 0 ? `${words.offline}\n\n${words.items.perhaps}` : words.offline;
  return { kind: 'none', text: line, items: nearby };
};

/** No question of a child is longer; what is goes to the honest line at once. */
const longest = 500;

/** The one answer to a message: from rules and from what was written for it, or the honest line. */
export const replyTo = (heard: Heard, knowledge: Knowledge): Reply => {
  if (heard.text.length > longest) return { kind: 'none', text: heard.words.offline, items: [] };
  for (const skill of skills) {
    const found = skill(heard, knowledge);
    if (found) return found;
  }
  return honestLine(heard);
};

/** Turns before this message: some callers hand the message itself along as the last one. */
export const earlierTurns = ({ prompt, turns }: Question): readonly Turn[] => {
  const last = turns.at(-1);
  return last?.role === 'child' && last.text === prompt ? turns.slice(0, -1) : turns;
};

export type Texts = Record<Language, EmbeddedText>;
