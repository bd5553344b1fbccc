import { units } from '../../quantities/unit-table.ts';
import { shareWord } from '../read-story.rules.ts';
import type { Schema } from '../story.ts';
import { down } from '../story-words.ts';

const fractionIn = /(?<top>\d+)\/(?<below>\d+)/g;
const remaining = /\b(?:sisa|sisanya|tersisa|tinggal|masih|belum|left|remain\w*|not|tidak)\b/;

/** A part of a number: half of 18 marbles. */
export const fraction: Schema = (story) => {
  const found = [...story.text.matchAll(fractionIn)];
  const [whole, ...more] = story.amounts;
  const [top = 0, below = 0] = [found[0]?.groups?.top, found[0]?.groups?.below].map(Number);
  if (
    found.length !== 1 ||
    !whole ||
    more.length > 0 ||
    below < 2 ||
    top >= below ||
    story.wanted === 'first'
  )
    return undefined;
  const count = (whole.value * top) / below;
  if (!Number.isInteger(count) && whole.unit === undefined) return undefined;
  const part = `${top}/${below} × ${whole.sum}`;
  const isRest = remaining.test(story.question.join(' '));
  const isOfPart = shareWord(story.question, [...story.known]) || story.clauses.length === 1;
  if (!isOfPart || /\b(?:lebih|more|kali|times|lagi)\b/.test(story.text)) return undefined;
  return { way: 'fraction', sum: isRest ? `${whole.sum} - ${part}` : part, unit: whole.unit };
};

/** "3/4 kg of flour, 1/4 kg is used": fractions of one unit. */
export const fractions: Schema = (story) => {
  const [one, other, ...more] = [...story.text.matchAll(/\b(\d+\/\d+) (\p{L}+)/gu)];
  const unit = units.get(one?.[2] ?? '');
  if (
    !one ||
    !other ||
    more.length > 0 ||
    !unit ||
    units.get(other[2] ?? '') !== unit ||
    story.amounts.length > 0
  )
    return undefined;
  const words = story.clauses.flat();
  const isLess = words.some((word) => down.has(word));
  if (isLess !== (story.wanted === 'rest') || (!isLess && story.wanted !== 'total'))
    return undefined;
  return {
    way: isLess ? 'change' : 'combine',
    sum: `${one[1]} ${isLess ? '-' : '+'} ${other[1]}`,
    unit,
  };
};

const cut = /\b(?:\w*diskon\w*|discount|potongan|off)\b/;

/** A discount: what it is, or what is still to be paid. */
export const percent: Schema = (story) => {
  const money = story.amounts.filter(({ unit }) => unit === 'rp');
  const share = story.amounts.find(({ nouns }) => nouns[0] === 'persen');
  const [price] = money;
  if (story.amounts.length !== 2 || !price || !share || !cut.test(story.text) || share.value > 100)
    return undefined;
  const off = `${price.sum} × ${share.value} ÷ 100`;
  const question = story.question.join(' ');
  if (cut.test(question) && !/after|setelah/.test(question))
    return { way: 'percent', sum: off, unit: 'rp' };
  return /bayar|pay|cost|harga|price/.test(question)
    ? { way: 'percent', sum: `${price.sum} - ${off}`, unit: 'rp' }
    : undefined;
};

/** The mean of several numbers. */
export const average: Schema = ({ question, amounts, words }) => {
  const isAsked = /rata|average|mean/.test(question.join(' '));
  if (
    !isAsked ||
    amounts.length < 2 ||
    amounts.some(({ isAsked: wanted, unit }) => wanted || unit !== amounts[0]?.unit)
  )
    return undefined;
  if (words.has('setelah') || words.has('jika') || words.has('if')) return undefined;
  return {
    way: 'average',
    sum: `(${amounts.map(({ sum }) => sum).join(' + ')}) ÷ ${amounts.length}`,
    unit: amounts[0]?.unit,
  };
};
