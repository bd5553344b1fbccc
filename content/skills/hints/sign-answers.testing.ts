/** What would give away a sign of Kota Ejaan. */
import {
  type Order,
  rightOf,
  type Sign,
  signOf,
  textOf,
} from '../../games/kota-ejaan/rules/signs.ts';

/** A sentence begins with any word; what bears a capital after it is a name. */
const namesOf = ({ slots, key }: Sign): string[] => {
  const names = slots
    .slice(1)
    .flatMap(({ options, right }) => (right === 1 ? [options[1] ?? ''] : []));
  return names.length > 0 ? names.map((name) => name.replace(/[.,?]$/u, '')) : [key];
};

/** The words of a sentence that bear a mark; the words are given, the marks are not. */
const markedWords = ({ slots }: Sign): string[] =>
  slots.map(({ options, right }) => options[right] ?? '').filter((way) => /[^\p{L}]/u.test(way));

/** The words of a sign that a child joins, splits or mends, as they are written in the end; of capitals the names. */
export const mendedWords = (order: Order, level: number): string[] => {
  const sign = signOf(order, level);
  if (order.form === 'capital') return namesOf(sign);
  // There the words are given; what is to be found is their marks.
  if (order.form === 'mark') return markedWords(sign);
  return sign.words
    .filter((word) => word.some((part) => typeof part !== 'string'))
    .map((word) => textOf({ ...sign, words: [word] }, rightOf(sign)).replace(/[.,?]$/u, ''));
};
