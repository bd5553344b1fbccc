import { shareWord } from '../read-story.rules.ts';
import { reduced } from '../reduce.rules.ts';
import type { Amount, Schema, Story } from '../story.ts';

const owning = /\b(?:uang\w*|punya|mempunyai|dengan|membayar|has|have|pays?|diberi|with)\b/;
const other = /\b(?:dibagi\w*|shared?|diskon\w*|discount|kali|times|lipat|ditabung|saves?)\b/;

const isOwn = (story: Story, { clause, at }: Amount) => {
  const words = (story.clauses[clause] ?? []).slice(0, at);
  return owning.test(words.slice(-3).join(' ')) || owning.test(words.slice(0, 2).join(' '));
};

/** What is left of money, comes back or is lacking. */
export const rest: Schema = (story) => {
  const list = reduced(story).map((amount) => ({
    ...amount,
    per: amount.unit === 'rp' ? undefined : amount.per,
  }));
  if (list.length < 2 || list.some(({ unit }) => unit !== 'rp') || other.test(story.text))
    return undefined;
  if (story.wanted !== 'change' && story.wanted !== 'rest') return undefined;
  if (list.some(({ isAsked }) => isAsked) && !/kurang/.test(story.text)) return undefined;
  const [largest] = list.toSorted((one, next) => next.value - one.value);
  if (!largest) return undefined;
  const isGiven = (amount: Amount) =>
    amount !== largest &&
    /\b(?:diberi|dikasih|dapat|mendapat|menerima|menabung|menang|gets?|got|given|gives|gave|earns?|saves?)\b/.test(
      (story.clauses[amount.clause] ?? []).join(' '),
    );
  if (list.some(isGiven)) return undefined;
  const isLacking = /kurang berapa|berapa kurang/.test(story.text);
  if (!isLacking && list.length > 2 && !isOwn(story, largest)) return undefined;
  const others = list.filter((amount) => amount !== largest);
  if (others.reduce((sum, { value }) => sum + value, 0) > largest.value) return undefined;
  return {
    way: 'money',
    sum: `${largest.sum} - ${others.map(({ sum }) => sum).join(' - ')}`,
    unit: 'rp',
  };
};

/** Three kilos cost so much: what does one cost, or eight? */
export const priceOf: Schema = (story) => {
  const [count, price, wanted] = story.amounts
    .filter(({ unit }, at) => at < 3 || unit === 'rp')
    .toSorted(
      (one, next) =>
        Number(one.isAsked) - Number(next.isAsked) ||
        Number(one.unit === 'rp') - Number(next.unit === 'rp'),
    );
  if (
    story.amounts.length > 3 ||
    !count ||
    !price ||
    price.unit !== 'rp' ||
    count.unit === 'rp' ||
    count.value < 2
  )
    return undefined;
  if (
    !/\b(?:harga\w*|costs?)\b/.test(story.text) ||
    other.test(story.text) ||
    count.clause !== price.clause ||
    price.isAsked
  )
    return undefined;
  if (
    /\b(?:per|each|setiap|tiap|satuan|masing)\b/.test((story.clauses[price.clause] ?? []).join(' '))
  )
    return undefined;
  if (!wanted && story.wanted !== 'each') return undefined;
  if (
    wanted &&
    (wanted.unit !== count.unit ||
      (wanted.nouns.length > 0 && count.nouns.length > 0 && !shareWord(wanted.nouns, count.nouns)))
  )
    return undefined;
  const each = `${price.sum} ÷ ${count.sum}`;
  if (price.value % count.value !== 0) return undefined;
  if (!wanted || wanted.value === 1) return { way: 'share', sum: each, unit: 'rp' };
  return { way: 'price', sum: `${each} × ${wanted.sum}`, unit: 'rp' };
};

/** So much is left of each day's money, for several days. */
export const saved: Schema = (story) => {
  const daily = story.amounts.filter(({ unit }) => unit === 'rp');
  const [days, ...more] = story.amounts.filter(({ unit }) => unit !== 'rp');
  const [got, spent] = daily;
  if (
    daily.length !== 2 ||
    more.length > 0 ||
    !days ||
    !got ||
    !spent ||
    got.per === undefined ||
    got.value <= spent.value
  )
    return undefined;
  if (
    !/ditabung|menabung|tabung|saved?/.test(story.question.join(' ')) ||
    days.unit === undefined ||
    days.unit === 'rp'
  )
    return undefined;
  const isDay =
    days.unit.sign.id === 'hari' && got.per.some((word) => word === 'hari' || word === 'day');
  return isDay
    ? { way: 'money', sum: `(${got.sum} - ${spent.sum}) × ${days.sum}`, unit: 'rp' }
    : undefined;
};
