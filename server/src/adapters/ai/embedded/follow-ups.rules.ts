import type { Language } from '@nobi/contract';
import type { Turn } from '../../../ports/ai.ts';
import { plainText } from '../../../text/plain-text.ts';
import type { Card } from './cards/card.ts';
import { agrees, wantsAnother } from './dialogue/follow-up-words.ts';
import { answerSum } from './sums/answer-sum.rules.ts';
import type { EmbeddedText } from './text.en.ts';

const joining =
  /^(?:(?:terus|lalu|kalau|kalo|trus|dan|jadi|then|and|now|so|what about|how about|what if(?: it is| you)?|if)[ ,]+)+/;
const operation =
  /^(?:hasilnya |itu |hasil itu |it (?:is )?|that )?(?:(?:di)?(?:tambah|kurang|kali|bagi)(?:kan|i|in)?|plus|minus|times|add|subtract|take away|multiplied by|divided by|divide by|[+×x÷:-])(?!\p{L})(?: lagi)?(?: dengan| by)? ?(?<number>[\p{L}\d][\p{L}\d.,/ ]*?)(?: berapa| jadi berapa| hasilnya| lagi| ya| dong|[ ?.!])*$/u;
const verbs: readonly (readonly [RegExp, string])[] = [
  [/^(?:.*? )?(?:di)?tambah|^.*?(?:plus|add)|^\+/, '+'],
  [/^(?:.*? )?(?:di)?kurang|^.*?(?:minus|subtract|take away)|^-/, '-'],
  [/^(?:.*? )?(?:di)?kali|^.*?(?:times|multiplied)|^[×x]/, '×'],
  [/^(?:.*? )?(?:di)?bagi|^.*?(?:divided|divide)|^[÷:]/, '÷'],
];
const asksWhy =
  /^(?:(?:tapi|but|nobi)[ ,]+)?(?:kenapa|mengapa|kok bisa|kok gitu|kenapa (?:gitu|begitu)|why(?: is that)?|how come|terus|lalu|lanjut|lagi|satu lagi|tambah|more|tell me more|another|ceritakan lagi|apa lagi|what else|lagi dong|and then|oh ya|masa)(?: sih| ya| dong| nobi|[ ?!.])*$/;
const asksOther =
  /^(?:(?:nobi|mau|kartu|the)[ ,]+)*(?:yang lain(?:nya)?|lainnya|lain|something else|others?|ganti|next)(?: dong| ya|[ ?!.])*$/;

const lastNobi = (turns: readonly Turn[]) => turns.findLast(({ role }) => role === 'nobi')?.text;

/** What the last answer came to: "7 × 8 = 56" leaves 56. */
const lastResult = (turns: readonly Turn[]): string | undefined => {
  const lines = lastNobi(turns)?.split('\n');
  // A sum that is still asked for has no result to go on with.
  if (lines?.some((line) => line.endsWith(' = ?'))) return undefined;
  const head = lines?.find((line) => / = [−\d][\d.,/ ]*$/.test(line));
  return head && / = (?<result>[−\d][\d.,/ ]*)$/.exec(head)?.groups?.result?.trim();
};

/** "terus kalau dikali 2?" after a sum: goes on with its result. */
export const goOnSum = (
  { text, language, turns }: { text: string; language: Language; turns: readonly Turn[] },
  words: EmbeddedText,
): string | undefined => {
  const rest = text.replace(joining, '');
  const number = operation.exec(rest)?.groups?.number;
  const sign = verbs.find(([verb]) => verb.test(rest))?.[1];
  if (number === undefined || sign === undefined) return undefined;
  if (
    rest === text &&
    !/^(?:di|[+×x÷:-])|\blagi\b|^(?:times|plus|minus|add|tambah|kali|kurang|bagi)/.test(text)
  )
    return undefined;
  const result = lastResult(turns);
  if (result === undefined) return words.follow.onWhat;
  return answerSum(plainText(`(${result}) ${sign} ${number}`), language, words);
};

/** What a follow-up to a card asks for. */
export type CardFollowUp =
  | { readonly kind: 'more'; readonly card: Card }
  | { readonly kind: 'other'; readonly card: Card }
  | { readonly kind: 'end' };

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
const firsts = new WeakMap<Card, readonly string[]>();
/** Looked for in every answer before, so found only once. */
const firstsOf = (card: Card): readonly string[] => {
  const known = firsts.get(card) ?? [firstSentence(card.text.id), firstSentence(card.text.en)];
  firsts.set(card, known);
  return known;
};
const isOf = (lastAnswer: string, card: Card) =>
  firstsOf(card).some((first) => lastAnswer.includes(first));
const hadMore = (lastAnswer: string, card: Card) =>
  (['id', 'en'] as const).some((language) => lastAnswer.includes(card.more[language]));

/** "kenapa?", "lagi" or "yang lain" after a card: its second line, or another card of its file. */
export const followCard = (
  text: string,
  turns: readonly Turn[],
  cards: readonly Card[],
): CardFollowUp | undefined => {
  const lastAnswer = lastNobi(turns);
  const card =
    lastAnswer === undefined
      ? undefined
      : cards.find((each) => isOf(lastAnswer, each) || hadMore(lastAnswer, each));
  if (!card || lastAnswer === undefined) return undefined;
  const isMore = asksWhy.test(text) || wantsAnother.test(text) || agrees.test(text);
  if (isMore && !asksOther.test(text) && !hadMore(lastAnswer, card)) return { kind: 'more', card };
  if (!isMore && !asksOther.test(text)) return undefined;
  if (asksWhy.test(text) && /kenapa|why|mengapa|kok/.test(text)) return { kind: 'end' };
  const earlierAnswers = turns.filter(({ role }) => role === 'nobi').map((turn) => turn.text);
  const other = cards.find(
    (each) =>
      each.file === card.file && !each.isComfort && !earlierAnswers.some((one) => isOf(one, each)),
  );
  return other ? { kind: 'other', card: other } : { kind: 'end' };
};

/** The question before an offer that is now taken: "mau". */
export const acceptedOffer = (
  text: string,
  turns: readonly Turn[],
  words: EmbeddedText,
): string | undefined => {
  const sign = words.cards.wantMore('').split('“')[0] ?? '';
  if (!agrees.test(text) || !lastNobi(turns)?.startsWith(sign)) return undefined;
  return turns.findLast(({ role }) => role === 'child')?.text;
};
