import type { Language } from '@nobi/contract';
import type { FoundItem } from '../../../ports/ai.ts';
import { wordsOf } from '../../../text/word-stems.rules.ts';
import type { Card } from './cards/card.ts';
import type { Composed } from './composer/composed.ts';
import type { Wishing } from './composer/composer.rules.ts';
import { askingWords } from './dialogue/follow-up-words.ts';
import { clockTime } from './facts/clock.rules.ts';
import { shapeSize } from './facts/shapes.rules.ts';
import { isAboutWords } from './feelings/about-words.rules.ts';
import { acceptedOffer, followCard, goOnSum } from './follow-ups.rules.ts';
import { itemRequestIn } from './items/item-requests.rules.ts';
import type { Knowledge } from './knowledge.ts';
import { onlyTellsPersonal } from './private.rules.ts';
import type { Message, Reply, ReplyKind } from './reply.ts';
import { answerSmallTalk } from './small-talk/small-talk.rules.ts';
import { beginClockHomework, continueClockHomework } from './sums/homework/clock-homework.rules.ts';
import { beginHomework, continueHomework, looksSet } from './sums/homework/homework.rules.ts';
import { beginWay, continueWay } from './sums/homework/way-homework.rules.ts';

type Skill = (message: Message, knowledge: Knowledge) => Reply | undefined;

const reply = (kind: ReplyKind, text: string | undefined, items: readonly FoundItem[] = []) =>
  text === undefined ? undefined : { kind, text, items };

const sentencesOf = (text: string): string[] => text.split(/(?<=[a-z)”0-9][.!?]”?)\s+(?=[“A-Z])/);
/** Small children get the first sentences, which stand for themselves. */
const textFor = (card: Card, { language, question }: Message): string => {
  const whole = card.text[language];
  if (question.ageBand !== '4-6') return whole;
  return sentencesOf(whole)
    .slice(0, card.fromAge > 6 ? 1 : 2)
    .join(' ');
};

const itemsOf = ({ items }: Card, { question }: Message): readonly FoundItem[] =>
  items.flatMap((key) => {
    const [kind, id = ''] = key.split('/');
    const found = question.findItems(id.replaceAll('-', ' '));
    return found.filter((item) => item.kind === kind && item.id === id);
  });

const cardReply = (card: Card, message: Message): Reply => ({
  kind: 'card',
  // Who is sad or frightened is offered no other fact.
  text: card.isComfort
    ? textFor(card, message)
    : `${textFor(card, message)}\n\n${message.words.cards.again}`,
  items: itemsOf(card, message),
});

const numbers: Skill = (message) => {
  const on = goOnSum(message, message.words);
  if (on !== undefined) return reply('sum', on);
  const found = message.number();
  if (!found?.isSure) return undefined;
  const hint =
    beginHomework(message, found.text) ?? beginClockHomework(message) ?? beginWay(message);
  return reply('sum', hint ?? found.text);
};

const followUps: Skill = (message, { cards, findCard }) => {
  const { words, turns, text, language } = message;
  const acceptedQuestion = acceptedOffer(text, turns, words);
  const offered =
    acceptedQuestion === undefined ? undefined : findCard(acceptedQuestion.toLowerCase());
  if (offered) return cardReply(offered.card, message);
  const follow = followCard(text, turns, cards);
  if (follow?.kind === 'more') return reply('card', follow.card.more[language]);
  if (follow?.kind === 'other') return cardReply(follow.card, message);
  return follow && reply('card', words.cards.noMore);
};

const person =
  /\b(?:ayah|ibu|orang tua|orang dewasa|guru\w*|keluarga|kakek|nenek|dokter|parents?|mum|dad|grown-ups?|teacher|family|doctor)\b/i;
/** A child who is in need always learns whom to go to. */
const withPerson = (found: Reply, { words }: Message): Reply =>
  person.test(found.text) ? found : { ...found, text: `${found.text}\n\n${words.feelings.person}` };

/** Who tells of a need hears words that were written for it, before anything else. */
const feelings: Skill = (message, { findSituation }) => {
  const situation = message.number()?.isSure ? undefined : findSituation(message.text);
  if (!situation) return undefined;
  const found = message.card();
  // A card that says all of it, such as fear of the dentist, fits better.
  const isCloser =
    found?.card.isComfort === true ||
    found?.card.file === 'safety' ||
    found?.card.id.endsWith('-fear');
  if (found?.fit === 'answer' && !found.isLikely && isCloser)
    return withPerson(cardReply(found.card, message), message);
  return reply('comfort', situation.text[message.language]);
};

/** After words for a need, a short line that nothing else answers is met gently. */
const stayNear: Skill = ({ text, turns, words }, { situations }) => {
  const last = turns.findLast(({ role }) => role === 'nobi')?.text;
  const isNear =
    last !== undefined &&
    (last === words.feelings.stay ||
      situations.some((each) => last === each.text.id || last === each.text.en));
  return isNear && wordsOf(text).length <= (askingWords.test(text) ? 3 : 6)
    ? reply('comfort', words.feelings.stay)
    : undefined;
};

const comfort: Skill = (message) => {
  const found = message.card();
  const isSure = found?.fit === 'answer' && !found.isLikely;
  return isSure && found.card.isComfort && !isAboutWords(message.text)
    ? withPerson(cardReply(found.card, message), message)
    : undefined;
};

const card: Skill = (message) => {
  const found = message.card();
  const isMistaken = found?.card.isComfort === true && isAboutWords(message.text);
  return found?.fit === 'answer' && !isMistaken ? cardReply(found.card, message) : undefined;
};

/** What was taken out stays out; the child hears kindly why. */
const keptPrivate: Skill = ({ text, words }) =>
  onlyTellsPersonal(text) ? reply('none', words.talk.keepPrivate) : undefined;

const knownWords: Skill = ({ word }) => {
  const found = word();
  return found?.isKnown ? reply('word', found.text) : undefined;
};

/** Here the size is given and a side is asked for: that is no question of size. */
const asksForSide =
  /\blebih\b|\blonger than\b|\b(?:berapa (?:panjang|lebar)|panjang(?:nya)? berapa|how long is each|its (?:length|width)\?|(?:what is|find) (?:its|the) (?:length|width))|berapa(?:kah)? (?:sisi|lebar|panjang)/;

/** A clock's time or a shape's size. */
const sizeIn = (text: string, language: Language) =>
  clockTime(text, language) ??
  (/\d/.test(text) && !asksForSide.test(text) ? shapeSize(text, language) : undefined);

/** It is worked out, though it looks like a sum; a problem from a book gets its hint first. */
const workedOut: Skill = (message) => {
  const found = looksSet(message.text) ? undefined : sizeIn(message.text, message.language);
  return reply('fact', found && (beginWay(message) ?? found));
};

const facts: Skill = ({ text, language }, { aboutFacts }) =>
  reply('fact', aboutFacts(text, language));

const rows: Skill = ({ text, language }, { findRow }) => reply('fact', findRow(text, language));

const items: Skill = ({ text, words, question }) => {
  const wish = itemRequestIn(text);
  const found = wish && question.findItems(text);
  if (found && found.length > 0) return reply('items', words.items.found, found);
  return wish === 'sure' ? reply('none', words.items.none) : undefined;
};

const unclear: Skill = ({ number }) => reply('none', number()?.text);

/** A problem that cannot be read is said to be so, rather than met with a card about one of its words. */
const unclearProblem: Skill = ({ text, words, number }) =>
  looksSet(text) && !number()?.isSure ? reply('none', words.sums.unclear) : undefined;

const unknownWord: Skill = ({ word }) => reply('none', word()?.text);

const near: Skill = (message) => {
  const found = message.card();
  if (found?.fit !== 'near') return undefined;
  const messageWords = new Set(wordsOf(message.text));
  const name = found.card.topics[0]?.words.find((word) => messageWords.has(word));
  if (name === undefined) return undefined;
  const twice = `${name}-${name}`;
  return reply('none', message.words.cards.wantMore(message.text.includes(twice) ? twice : name));
};

const composed = (found: Composed | undefined): Reply | undefined =>
  found && { kind: 'talk', items: [], ...found };

const wishing = ({ text, typed, language, turns, question }: Message): Wishing => ({
  text,
  typed,
  language,
  turns,
  ageBand: question.ageBand,
  seed: question.seed ?? '',
});

/** In this order: what is sure before what is likely, and the honest lines at the end. */
export const skills: readonly Skill[] = [
  (message, { composer }) => composed(composer.guess(wishing(message))),
  (message) =>
    reply(
      'sum',
      continueHomework(message) ?? continueClockHomework(message) ?? continueWay(message, sizeIn),
    ),
  comfort,
  feelings,
  workedOut,
  numbers,
  unclearProblem,
  (message, { composer }) => composed(composer.compose(wishing(message))),
  followUps,
  (message) => reply('talk', answerSmallTalk(message.text, message.words)),
  keptPrivate,
  rows,
  items,
  knownWords,
  card,
  facts,
  stayNear,
  unclear,
  (message, { composer }) => composed(composer.missed(wishing(message))),
  unknownWord,
  near,
];
