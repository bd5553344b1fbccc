import { units } from '../quantities/unit-table.ts';
import type { Amount } from './story.ts';
import { counters, eachWords, one } from './story-words.ts';

const filler = /^(?:hari|di|of|the|tiap|masing|satu|1|an|day|every|dalam|in|untuk|for)$/;
const priced = /^(?:harga|harganya|seharga|cost|costs|price|ongkos|tarif|tiket)$/;
const holding =
  /^(?:diperlukan|dibutuhkan|memiliki|lays?|carries|carry|needs?|perlu|butuh|membutuhkan|memerlukan|weighs?|mendapat|berisi|isinya|isi|holds?|has|have|mempunyai|punya|memuat|contains?|beratnya|with|costs?|seharga|harganya|rp)$/;

/** A number among its words. */
interface Place {
  readonly amount: Pick<Amount, 'clause' | 'at' | 'unit'>;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly earlier: readonly Amount[];
}

type Found = readonly string[] | undefined;
type Look = (place: Place) => Found;

const isSpan = (word: string) => word === 'hari' || word === 'day';
const withoutFiller = (words: readonly string[]) =>
  words.filter((word) => !filler.test(word) || isSpan(word));
const withoutHolding = (words: readonly string[]) => words.filter((word) => !holding.test(word));

/** "tiap kotak 12" */
const eachBefore: Look = ({ before }) => {
  const each = before.findLastIndex((word) => eachWords.has(word) && word !== 'an');
  if (each === -1) return undefined;
  const rest = before.slice(each + 1);
  if (/^of (?:his|her|my|their)\b/.test(rest.join(' '))) return undefined;
  return withoutHolding(withoutFiller(rest)).slice(0, 2);
};

/** "15,000 for a child", "7 days in a week", "4.000 sebuah" */
const forOne: Look = ({ amount, after }) => {
  const text = after.join(' ');
  const named =
    /^(?:(?:for|untuk|buat) (?:a|an|one|1|seorang|sebuah)|\w+ in (?:a|an|one|1)) (\w+)/.exec(
      text,
    )?.[1];
  const isFor = /^(?:for|untuk|buat)/.test(text);
  if (named !== undefined && (amount.unit === 'rp' || !isFor)) return [named];
  return /^(?:sebuah|seekor|sebutir|selembar|sebungkus|sebotol)$/.test(text) ? [] : undefined;
};

/** "40 seats each", "4 per orang" */
const eachAfter: Look = ({ amount, after, earlier }) => {
  const at = after.findIndex((word) => eachWords.has(word) && word !== 'masing');
  if (at === -1 || at > 3 || after.slice(0, at).some((word) => /\d/.test(word))) return undefined;
  const last = earlier.at(-1);
  const isJoined = last?.clause === amount.clause - 1 && last.unit === amount.unit;
  // "900 m there and 900 m back every day": both may be meant.
  if (isJoined && amount.unit !== 'rp' && amount.unit !== undefined) return ['?'];
  const group = after
    .slice(at + 1)
    .filter(
      (word) => (!filler.test(word) && !/^(?:his|her|my|their|\d+)$/.test(word)) || isSpan(word),
    );
  return counters.has(group[0] ?? '') ? [] : group.slice(0, 1);
};

const isOnlyIn = ({ amount, earlier }: Place) =>
  !earlier.some(({ clause }) => clause === amount.clause);
const isHeldIn = ({ amount, before }: Place) =>
  amount.unit === 'rp' || before.some((word) => holding.test(word) || priced.test(word));

/** "4 rows of 9" */
const ofThese: Look = ({ amount, before, earlier }) => {
  const last = earlier.at(-1);
  const isOf = /^(?:of|isi|berisi|isinya)$/.test(before.at(-1) ?? '');
  if (last?.value === 1) return undefined;
  const isNear = last?.clause === amount.clause && amount.at - last.at <= 4;
  return isOf && isNear && last.unit === undefined ? [] : undefined;
};

/** "a spider has 8" */
const single: Look = (place) => {
  const at = place.before.findIndex((word) => one.has(word));
  if (at === -1 || !isHeldIn(place) || !isOnlyIn(place)) return undefined;
  return withoutFiller(withoutHolding(place.before.slice(at + 1))).slice(0, 2);
};

/** "1 kotak berisi 10" */
const digitOne: Look = (place) => {
  const { before } = place;
  const at = before.findIndex(
    (word, index) =>
      word === '1' &&
      index < before.length - 1 &&
      (index < 2 || !units.has(before[index + 1] ?? '')),
  );
  if (at === -1 || !(isHeldIn(place) || /^(?:dalam|di|in)$/.test(before[at - 1] ?? '')))
    return undefined;
  const rest = withoutHolding(before.slice(at + 1));
  return rest.filter((word) => !/^(?:ada|terdapat)$/.test(word)).slice(0, 2);
};

/** "harga pensil 2.000", "karung beratnya 45 kg" */
const priceOrSize: Look = (place) => {
  const { amount, before } = place;
  const isPrice = before.some((word) => /^(?:harga|harganya|cost|costs)$/.test(word));
  if (isPrice && amount.unit === 'rp' && isOnlyIn(place))
    return before.filter((word) => !priced.test(word) && !/^(?:di|the|a)$/.test(word)).slice(-2);
  const isSize = before.at(-1) === 'beratnya' || (before.at(-1) === 'isinya' && isOnlyIn(place));
  return isSize
    ? before
        .slice(0, -1)
        .filter((word) => word !== 'yang')
        .slice(-1)
    : undefined;
};

/** "400 m dalam 1 putaran" */
const inOne: Look = ({ after }) => {
  const named = /^(?:\p{L}+ )?(?:dalam|di|untuk|in) (?:1|one|a) (\p{L}+)/u.exec(
    after.join(' '),
  )?.[1];
  return named === undefined || units.has(named) ? undefined : [named];
};

/** "1 putaran 200 m", "1 pot 3" */
const besideOne: Look = ({ before }) => {
  const [one, noun = '1'] = before.slice(-2);
  return before.length <= 3 &&
    one === '1' &&
    /^\p{L}+$/u.test(noun) &&
    !units.has(noun) &&
    !holding.test(noun)
    ? [noun]
    : undefined;
};

const looks = [
  inOne,
  besideOne,
  eachBefore,
  forOne,
  eachAfter,
  ofThese,
  single,
  digitOne,
  priceOrSize,
];

/** What a number is for one of: "tiap kotak 12", "a spider has 8 legs", "4 per orang". */
export const perOf = (
  amount: Pick<Amount, 'clause' | 'at' | 'unit'>,
  clauses: readonly (readonly string[])[],
  earlier: readonly Amount[],
): Found => {
  const words = clauses[amount.clause] ?? [];
  const place = {
    amount,
    earlier,
    before: words.slice(0, amount.at),
    after: words.slice(amount.at + 1),
  };
  for (const look of looks) {
    const found = look(place);
    if (found) return found;
  }
  return undefined;
};
