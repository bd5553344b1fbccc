import type { Language } from '@nobi/contract';
import type { EmbeddedText } from '../../text.en.ts';
import { answerSum } from '../answer-sum.rules.ts';
import { withDigits } from '../numbers/written-numbers.rules.ts';

const scale: Record<string, number> = {
  rb: 1000,
  ribu: 1000,
  ribuan: 1000,
  k: 1000,
  juta: 1_000_000,
  jt: 1_000_000,
  thousand: 1000,
  million: 1_000_000,
};
const grouped = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+`;
const coin = new RegExp(
  String.raw`\b(?:rp|idr)\.? ?(?<rp>${grouped})(?:,-|,00)?(?: ?(?<scaled>ribu|rb|k|juta|jt)\b)?(?![\d.,]*\d)|(?<![\d.,])(?<much>${grouped}) ?(?<unit>ribu|ribuan|rb|k|juta|jt)\b(?: rupiah)?|(?<![\d.,])(?<plain>${grouped}) ?rupiah\b`,
  'g',
);
/** Marks an amount of money inside a line of rules; plainText leaves no such sign in a child's sum. */
const mark = '¤';

const amountOf = (groups: Partial<Record<string, string>>): number => {
  const digits = Number((groups.rp ?? groups.much ?? groups.plain ?? '').replace(/[.,]/g, ''));
  return digits * (scale[groups.scaled ?? groups.unit ?? ''] ?? 1);
};

export const rupiah = (amount: number, language: Language): string =>
  `Rp ${amount.toLocaleString(language === 'id' ? 'id-ID' : 'en-US')}`;

/** Amounts of money in plain digits behind a mark: "Rp 2.500", "5rb" and "5 ribu rupiah" alike. */
export const withAmounts = (text: string): { text: string; count: number } => {
  let count = 0;
  // Spelled thousands are read as numbers; only "ribu" behind digits says money here.
  const isAboutMoney =
    /\d ?(?:ribu|rb|k|juta|jt)\b|\brp\b|rupiah/.test(text) ||
    /uang|kembali|harga|bayar|belanja|money|change|price/.test(text);
  if (!isAboutMoney) return { text, count };
  const marked = withDigits(
    text.replace(/(\d)(rb|k|jt)\b/g, '$1 $2').replace(/(\d) (ribu|juta)\b/g, '$1 $2'),
  ).replace(coin, (...found: unknown[]) => {
    const groups = found.at(-1);
    count += 1;
    return typeof groups === 'object' && groups !== null ? `${mark}${amountOf({ ...groups })}` : '';
  });
  return { text: marked, count };
};

const amount = `${mark}(\\d{1,9})`;
const spending =
  /\b(?:beli|membeli|belanja|berbelanja|bayar|membayar|dibayar|jajan|harga|harganya|buys?|bought|spends?|spent|costs?|pays?|paid|kembali\w*)\b/;
const receiving =
  /\b(?:diberi|dikasih|dapat|mendapat|menerima|menabung|nabung|tabungan|pinjam|hutang|utang|gets?|got|saves?|saved)\b/;
const changeQuestion = /kembali|kembalian|sisa|change|left/;

/** Uang Rp 50.000, belanja Rp 32.500: what comes back. */
const answerChange = (
  text: string,
  language: Language,
  words: EmbeddedText,
): string | undefined => {
  if (!changeQuestion.test(text) || !spending.test(text) || receiving.test(text)) return undefined;
  const amounts = [...text.matchAll(new RegExp(amount, 'g'))].map(([, digits = '']) =>
    Number(digits),
  );
  const others =
    text
      .replace(new RegExp(amount, 'g'), ' ')
      .replace(/(?<=\d)\.(?=\d{3})/g, '')
      .match(/\d+/g) ?? [];
  const [first] = amounts;
  const [plain] = others.map(Number);
  // "beli 12.500 bayar Rp 20.000": beside an amount, a number of that size is one too.
  const isPlainToo =
    amounts.length === 1 && others.length === 1 && plain !== undefined && plain >= 100;
  const [one, other] = isPlainToo ? [first, plain] : amounts;
  if (one === undefined || other === undefined) return undefined;
  if (!isPlainToo && (amounts.length !== 2 || others.length > 0)) return undefined;
  if (/\b(?:tiap|setiap|masing|each|per|kali|dan|and|lalu|terus beli)\b/.test(text))
    return undefined;
  // "harga 3.000, uang 10.000" and "uang 10.000 beli 3.000" mean the same: one pays with the larger.
  const [paid, price] = one >= other ? [one, other] : [other, one];
  const sum = answerSum(`${paid} - ${price}`, language, words);
  return (
    sum &&
    `${words.money.change(rupiah(paid, language), rupiah(price, language), rupiah(paid - price, language))}\n\n${sum}`
  );
};
/** In a sum with an amount, a bare number of that size is an amount too: 10 ribu − 2500. */
const isAllMoney = (bare: string, count: number): boolean => {
  const numbers = bare.replace(/(?<=\d)\.(?=\d{3})/g, '').match(/\d+/g) ?? [];
  const small = numbers.filter((digits) => Number(digits) < 100);
  return (
    numbers.length === count ||
    (count > 0 &&
      small.length === 0 &&
      !/[a-z]{3,}/.test(bare.replace(/tambah|kurang|dengan|plus|minus|berapa|di|kan|jadi/g, '')))
  );
};

/** Sums and change in rupiah; undefined when there is no money in the message. */
export const answerMoney = (
  text: string,
  language: Language,
  words: EmbeddedText,
): string | undefined => {
  const read = withAmounts(text);
  if (read.count === 0) return undefined;
  const back = answerChange(read.text, language, words);
  if (back) return back;
  const bare = read.text.replaceAll(mark, '');
  const isPlus = /[+-]|tambah|kurang|plus|minus/.test(bare);
  const isTimes = /[×x÷:/]|kali|bagi|times|divided/.test(bare.replace(/\brp\b/g, ''));
  // Three rupiah times two rupiah, or rupiah plus apples, mean nothing.
  const isClear =
    isPlus !== isTimes &&
    (isPlus
      ? isAllMoney(bare, read.count)
      : read.count === 1 && !/(?:bagi|[÷:/]).*¤/.test(read.text));
  if (!isClear) return undefined;
  const sum = answerSum(bare.replace(/(?<=\d) *rupiah/g, ''), language, words);
  const result = /^[^\n]* = (?<total>[\d.,]+)(?:\n|$)/.exec(sum ?? '')?.groups?.total;
  return sum && result && `${sum}\n\n${words.money.total(`Rp ${result}`)}`;
};
