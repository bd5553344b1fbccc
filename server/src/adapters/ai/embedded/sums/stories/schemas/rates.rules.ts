import { askedUnit, inOneUnit } from '../in-unit.rules.ts';
import { shareWord } from '../read-story.rules.ts';
import type { Amount, Schema, Story } from '../story.ts';

const holding =
  /\b(?:muat|memuat|isinya|isi|berisi|fits?|sleeps?|holds?|carries|carry|seats?|cukup untuk|menampung|dinaiki|bisa diisi|tempat duduk)\b/;
/** Who needs cars for all needs one more for the rest. */
export const needing =
  /\b(?:butuh|perlu|diperlukan|dibutuhkan|membutuhkan|memerlukan|need(?:s|ed)?)\b/;

const wantedThing = ({ question }: Story): string => {
  const at = question.findIndex((word) => /^(?:berapa|brp|many)$/.test(word));
  return question.slice(at + 1).find((word) => !/^(?:buah|banyak|kali)$/.test(word)) ?? '';
};

/** How many cars 23 people need when 5 fit into one: the last one need not be full. */
export const enough: Schema = (story) => {
  const list = story.amounts.filter(({ value, unit }) => !(value === 1 && unit === undefined));
  const [one, other, ...more] = list;
  if (!one || !other || more.length > 0 || one.unit !== other.unit) return undefined;
  const sized = list.find(({ clause }) => holding.test((story.clauses[clause] ?? []).join(' ')));
  const whole = list.find((amount) => amount !== sized);
  if (!sized || !whole || sized.value < 2 || whole.value < sized.value) return undefined;
  if (!needing.test(story.question.join(' '))) return undefined;
  const thing = wantedThing(story);
  if (
    !shareWord([thing], story.clauses[sized.clause] ?? []) ||
    shareWord([thing], [...sized.nouns, ...whole.nouns.slice(0, 1)])
  )
    return undefined;
  return {
    way: 'fill',
    sum: `${whole.sum} ÷ ${sized.sum}`,
    unit: undefined,
    isWhole: true,
    roundsUp: true,
  };
};

const span =
  /\b(?:hari|day|days|minggu|week|weeks|jam|hour|hours|menit|minute|minutes|bulan|month|months)\b/;

/** 72 pages at 8 a day: how many days? */
export const howLong: Schema = (story) => {
  const rate = story.amounts.find(({ per }) => per?.some((word) => span.test(word)));
  const others = story.amounts.filter((amount) => amount !== rate);
  const [whole, ...more] = others;
  if (!rate || !whole || more.length > 0 || whole.per !== undefined) return undefined;
  const question = story.question.join(' ');
  const wantedSpan =
    /\b(?:berapa|how many) (hari|days?|minggu|weeks?|jam|hours?|menit|minutes?|bulan|months?)\b/.exec(
      question,
    )?.[1];
  if (wantedSpan === undefined || !shareWord([wantedSpan], rate.per ?? [])) return undefined;
  if (
    /\b(?:sisa|left|lagi|sudah|already|lebih|more)\b/.test(
      story.text.replace(/\b(?:berapa \w+ lagi|how many more)\b/, ''),
    )
  )
    return undefined;
  if (rate.unit === 'rp' || whole.unit === 'rp' ? rate.unit !== whole.unit : false)
    return undefined;
  const [size, all] = inOneUnit([rate, whole], undefined) ?? [];
  if (!size || !all || all.value < size.value || all.value % size.value !== 0) return undefined;
  return { way: 'fill', sum: `${all.sum} ÷ ${size.sum}`, unit: undefined };
};

/** 120 cans in 4 days, as many each day. */
export const eachSpan: Schema = (story) => {
  const [all, days, ...more] = story.amounts.filter(
    ({ value, isAsked }) => !(isAsked && value === 1),
  );
  if (
    !all ||
    !days ||
    more.length > 0 ||
    days.unit === undefined ||
    days.unit === 'rp' ||
    all.per !== undefined
  )
    return undefined;
  if (days.unit.dimension !== 'time' || all.value % days.value !== 0 || days.isAsked)
    return undefined;
  const question = story.question.join(' ');
  const named = [days.unit.sign.id, days.unit.sign.en];
  const isEach = /\b(?:setiap|tiap|per|each|every|a|1|dalam 1) (\w+)/.exec(question)?.[1];
  if (isEach === undefined || !shareWord([isEach], named)) return undefined;
  if (/\b(?:lebih|more|sisa|left|lagi)\b/.test(story.text)) return undefined;
  return { way: 'share', sum: `${all.sum} ÷ ${days.sum}`, unit: all.unit };
};

const times = ({ nouns }: Amount) => /^(?:kali|times)$/.test(nouns[0] ?? '');

/** Twice a week for four weeks; 120 ml six times a day. */
export const manyTimes: Schema = (story) => {
  const list = story.amounts.filter(({ value }) => value !== 1);
  const [one, other, ...more] = list;
  if (!one || !other || more.length > 0 || story.wanted === 'difference' || story.wanted === 'rest')
    return undefined;
  const count = list.find(times);
  const with2 = list.find((amount) => amount !== count);
  if (
    !count ||
    !with2 ||
    with2.unit === 'rp' ||
    /\b(?:lebih|lipat|as|sebanyak|than|dari|more)\b/.test(story.text)
  )
    return undefined;
  const question = story.question.join(' ');
  const isOfTimes =
    /\b(?:berapa kali|how many times)\b/.test(question) &&
    with2.unit !== undefined &&
    with2.unit.dimension === 'time';
  const isOfSize =
    with2.unit !== undefined &&
    ['volume', 'length', 'mass'].includes(with2.unit.dimension) &&
    askedUnit(story) === with2.unit;
  if (!isOfTimes && !isOfSize) return undefined;
  return {
    way: 'groups',
    sum: `${count.sum} × ${with2.sum}`,
    unit: isOfSize ? with2.unit : undefined,
  };
};

/** Four rounds a day for six days, each of 200 metres. */
export const threeRates: Schema = (story) => {
  const list = story.amounts.filter(({ value, isAsked }) => value !== 1 || isAsked);
  const [one, two, three, ...more] = list;
  if (!one || !two || !three || more.length > 0) return undefined;
  const daily = list.find(
    ({ per, unit }) =>
      unit === undefined && per?.some((word) => /^(?:hari|day|minggu|week)$/.test(word)),
  );
  const days = list.find(
    ({ unit }) => unit !== undefined && unit !== 'rp' && unit.dimension === 'time',
  );
  const size = list.find((amount) => amount !== daily && amount !== days);
  if (
    !daily ||
    !days ||
    !size ||
    size.unit === undefined ||
    days.unit === undefined ||
    days.unit === 'rp'
  )
    return undefined;
  const isSameSpan = shareWord(daily.per ?? [], [days.unit.sign.id, days.unit.sign.en]);
  const isOfOne =
    shareWord(daily.nouns, story.clauses[size.clause] ?? []) &&
    /\b(?:1|satu|setiap|tiap|each|every|a|one)\b/.test(
      (story.clauses[size.clause] ?? []).join(' '),
    );
  if (!isSameSpan || !isOfOne || /\b(?:lebih|more|sisa|left|kecuali)\b/.test(story.text))
    return undefined;
  return { way: 'groups', sum: `${daily.sum} × ${days.sum} × ${size.sum}`, unit: size.unit };
};

/** Still 3,000 short of what it costs: how much is there? */
export const lacking: Schema = ({ amounts, text, question }) => {
  const [less, price, ...more] = amounts
    .filter(({ unit }) => unit === 'rp')
    .toSorted((one, other) => one.value - other.value);
  if (!less || !price || more.length > 0 || amounts.length !== 2) return undefined;
  const isLess = new RegExp(`\\b(?:kurang|short of|masih kurang) ¤?${less.sum}\\b`).test(text);
  return isLess && /\buang\w*\b/.test(question.join(' ')) && /\b(?:harga\w*|costs?)\b/.test(text)
    ? { way: 'part', sum: `${price.sum} - ${less.sum}`, unit: 'rp' }
    : undefined;
};
