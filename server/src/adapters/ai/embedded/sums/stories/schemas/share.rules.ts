import { askedUnit, inOneUnit } from '../in-unit.rules.ts';
import { isNumber, shareWord } from '../read-story.rules.ts';
import { reduced } from '../reduce.rules.ts';
import type { Amount, Schema, Story } from '../story.ts';
import { smallWords } from '../story-words.ts';
import { needing } from './rates.rules.ts';

const sharing =
  /\b(?:memotong|dibagi\w*|bagi|membagi\w*|shares?|shared|divided|cut|dipotong|dimasukkan|ditanam|disusun|dikemas|split|equally|arranged|placed|ditata|sama banyak)\b/;
const takers =
  /^(?:anak|anaknya|orang|teman|temannya|murid|siswa|kotak|piring|kantong|baris|bagian|kelompok|plastik|keranjang|friends?|children|kids|people|boxes|bags|rows|pieces|parts|groups|plates|potong)$/;

const lost = /^(?:dimakan|makan|memakan|hilang|pecah|dijual|terjual|eaten|lost|sold|eats|ate)$/;

const wordsAround = (story: Story, { clause, at }: Amount) =>
  (story.clauses[clause] ?? []).slice(at + 1, at + 4);

const isFor = ({ clauses }: Story, { clause, at }: Amount) =>
  /^(?:untuk|kepada|ke|menjadi|jadi|among|between|into|on|oleh|by|di|dalam|in)$/.test(
    clauses[clause]?.[at - 1] ?? '',
  );

/** "How many in each box?" */
const eachOf = ({ question }: Story): readonly string[] => {
  const at = question.findIndex((word) => /^(?:each|every|tiap|setiap|per)$/.test(word));
  return at === -1 ? [] : question.slice(at + 1, at + 2);
};

/** Things for takers, the same for each. */
export const share: Schema = (story) => {
  const list = reduced(story);
  const isForEach = (amount: Amount) => shareWord(eachOf(story), amount.nouns.slice(0, 1));
  if (
    list.length !== 2 ||
    !(sharing.test(story.text) || list.some(isForEach)) ||
    list.some(({ per }) => per !== undefined)
  )
    return undefined;
  if (!['each', 'plain', 'rest'].includes(story.wanted) && !/how long/.test(story.text))
    return undefined;
  const taking = list.filter(
    (amount) =>
      amount.unit === undefined &&
      (wordsAround(story, amount).some((word) => takers.test(word)) || isFor(story, amount)),
  );
  const [taker] = taking.length === 2 ? taking.slice(1) : taking;
  const [things] =
    inOneUnit(
      list.filter((amount) => amount !== taker),
      askedUnit(story),
    ) ?? [];
  if (
    !taker ||
    !things ||
    taker.value === 0 ||
    (story.clauses[taker.clause] ?? []).some((word) => lost.test(word))
  )
    return undefined;
  const asksRest =
    story.wanted === 'rest' && !/\b(?:tiap|setiap|each|masing)\b/.test(story.question.join(' '));
  return {
    way: 'share',
    sum: `${things.sum.includes(' ') ? `(${things.sum})` : things.sum} ÷ ${taker.sum}`,
    unit: things.unit,
    isWhole: things.unit === undefined,
    asksRest,
  };
};

/** How many boxes of ten 90 buns fill. */
export const fill: Schema = (story) => {
  const list = inOneUnit(reduced(story, true), undefined);
  if (list?.length !== 2 || story.wanted === 'difference' || story.wanted === 'change')
    return undefined;
  const sized = list.find((amount) => isSize(story, amount));
  const whole = list.find((amount) => amount !== sized);
  if (!sized || !whole || sized.isAsked || sized.value === 0 || whole.value < sized.value)
    return undefined;
  const sum = `${whole.sum.includes(' ') ? `(${whole.sum})` : whole.sum} ÷ ${sized.sum}`;
  const asksRest = /^(?:sisa|rest)$/.test(story.question[0] ?? '');
  const roundsUp = needing.test(story.question.join(' '));
  return { way: 'fill', sum, unit: undefined, isWhole: true, asksRest, roundsUp };
};

const isSize = (story: Story, amount: Amount): boolean => {
  const at = story.question.findIndex((word) => /^(?:berapa|brp|many)$/.test(word));
  const question = story.question.slice(at + 1, at + 2);
  const group = amount.per ?? boundTo(story, amount);
  return (
    group.length > 0 && shareWord(group.slice(0, 1), question) && !shareWord(group, amount.nouns)
  );
};

/** "boxes of 10", "plastik 5 kg". */
const boundTo = ({ clauses }: Story, { clause, at, unit }: Amount): readonly string[] => {
  if (/\b(?:lebih|kali|than|times)\b/.test((clauses[clause] ?? []).join(' '))) return [];
  const before = (clauses[clause] ?? []).slice(0, at);
  if (unit === undefined && !/^(?:of|isi|berisi|isinya)$/.test(before.at(-1) ?? '')) return [];
  const last = before.filter((word) => !/^(?:of|isi|berisi|isinya|ukuran|yang)$/.test(word)).at(-1);
  return last === undefined || smallWords.has(last) || isNumber(last) ? [] : [last];
};
