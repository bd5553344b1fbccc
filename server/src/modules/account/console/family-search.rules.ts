import { likePart } from '../../../database/like-part.ts';

/** Fewer figures are no telephone number. */
const fewestFigures = 4;

/** The beginning of a number as it is kept, `+62…`, from any way to write it. */
const numberOf = (typed: string): string | undefined => {
  const figures = typed.replace(/[\s().-]/g, '');
  if (!/^\+?[0-9]+$/.test(figures) || figures.length < fewestFigures) return undefined;
  const plain = figures.replace(/^\+/, '').replace(/^00(?=62)/, '');
  if (plain.startsWith('62')) return `+${plain}`;
  return `+62${plain.replace(/^0/, '')}`;
};

/** A word of one letter begins too many names to be looked for inside of them. */
const shortest = 2;
const mostWords = 6;

/** Every word that was typed, as the beginning of one of a name's words. */
const wordsOf = (typed: string): string | undefined => {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter(({ length }) => length >= shortest).slice(0, mostWords);
  return telling.length > 0 ? telling.map((word) => `${word}:*`).join(' & ') : undefined;
};

/** What somebody tells on the telephone, as each index can be asked for it. */
export interface Searched {
  /** Patterns for the beginning of an e-mail, a name, a number. */
  readonly email: string;
  readonly name?: string | undefined;
  readonly number?: string | undefined;
  /** Query for the words of a name, in any order. */
  readonly words?: string | undefined;
  /** One whole order id. */
  readonly orderId?: string | undefined;
}

export const searchedAs = (typed: string): Searched => {
  const beginning = `${likePart(typed.toLowerCase())}%`;
  if (typed.includes('@')) return { email: beginning };
  const number = numberOf(typed);
  return {
    email: beginning,
    name: beginning,
    number: number && `${number}%`,
    words: number ? undefined : wordsOf(typed),
    orderId: /^[\w-]{4,64}$/.test(typed) ? typed : undefined,
  };
};
