import type { Language } from '@nobi/contract';
import type { EmbeddedText } from '../../text.en.ts';
import { type NumberToken, tokensOf } from '../expressions/tokens.rules.ts';

const orderQuestion =
  /^(?:nobi |tolong |coba |please |can you )*(?:urutkan|urutin|susun|sort|order|put|arrange)\b/;
const falling =
  /(?:terbesar|paling besar|besar ke kecil|tertinggi|biggest|largest|greatest|descending|big to small)/;
const quiet = new Set(
  `nobi tolong coba please can you urutkan urutin susun sort order put arrange in from these the numbers angka bilangan
  ini dari yang paling terkecil terbesar kecil besar ke hingga sampai tertinggi terendah smallest biggest largest greatest to
  dan and pecahan fractions small big least ascending descending dong ya berikut`.split(/\s+/),
);
const most = 12;

/** Numbers in order, smallest first unless the message asks for the largest. */
export const answerOrder = (
  text: string,
  language: Language,
  words: EmbeddedText,
): string | undefined => {
  if (!orderQuestion.test(text)) return undefined;
  const tokens = tokensOf(text.replace(/[,;](?=\s)/g, ' '), language);
  const numbers = tokens.filter((token): token is NumberToken => token.kind === 'number');
  const isClear = tokens.every(
    (token) => token.kind === 'number' || (token.kind === 'word' && quiet.has(token.word)),
  );
  if (!isClear || numbers.length < 2 || numbers.length > most) return undefined;
  // What is named first is what it starts with: "dari yang terkecil sampai terbesar".
  const firstSmall = text.search(/kecil|small|least|rendah/);
  const firstBig = text.search(falling);
  const isFalling = firstBig !== -1 && (firstSmall === -1 || firstBig < firstSmall);
  const sorted = numbers.toSorted(
    (one, other) => one.value.compare(other.value) * (isFalling ? -1 : 1),
  );
  return words.order(
    sorted
      .map(({ shown }) => shown)
      .join(isFalling ? ' > ' : ' < ')
      .replace(/ [<>] /g, ', '),
    isFalling,
  );
};

const parity =
  /^(?:nobi |apakah |apa |is |angka |bilangan )*(?<number>\d{1,9})(?: itu)?(?: termasuk)?(?: bilangan| angka| an)? (?:ganjil|genap|even|odd)(?: atau | or |\/)?(?:ganjil|genap|even|odd)?(?: ya| number)?[?. ]*$/;

/** Even or odd, and how the last digit tells. */
export const answerParity = (text: string, words: EmbeddedText): string | undefined => {
  const digits = parity.exec(text)?.groups?.number;
  return digits === undefined
    ? undefined
    : words.parity(digits, digits.at(-1) ?? '', Number(digits) % 2 === 0);
};
