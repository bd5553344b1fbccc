import { shareWord } from '../read-story.rules.ts';
import type { Schema } from '../story.ts';
import { down, up } from '../story-words.ts';

const now = /\b(?:tinggal|menjadi|sisa|tersisa|sekarang|jadi|left|now|had|has)\b/;
const following = /\b(?:setelah|after)\b/;

/** How many there were before some went. */
export const first: Schema = ({ wanted, amounts, clauses }) => {
  const [moved, left, ...more] = amounts;
  if (wanted !== 'first' || !moved || !left || more.length > 0) return undefined;
  const words = clauses[moved.clause] ?? [];
  const isLess = words.some((word) => down.has(word) || word === 'giving');
  const isMore = words.some((word) => up.has(word));
  if (isLess === isMore || !now.test((clauses[left.clause] ?? []).join(' '))) return undefined;
  return {
    way: 'first',
    sum: isLess ? `${left.sum} + ${moved.sum}` : `${left.sum} - ${moved.sum}`,
    unit: left.unit,
  };
};

/** How many came in between: 13 became 21. */
export const between: Schema = ({ wanted, amounts, clauses, question, text }) => {
  const [before, after, ...more] = amounts;
  if (!before || !after || more.length > 0 || wanted === 'first' || wanted === 'difference')
    return undefined;
  if (
    !/\b(?:menjadi|now has|he had|she had|they had|jadi)\b/.test(
      (clauses[after.clause] ?? []).join(' '),
    ) ||
    !following.test(text)
  )
    return undefined;
  const verbs = question.filter(
    (word) => up.has(word) || down.has(word) || /diberikan|give/.test(word),
  );
  const isSame = shareWord(before.nouns, after.nouns) || after.nouns.length === 0;
  if (verbs.length === 0 || !isSame || before.value === after.value) return undefined;
  const [more1, less] = before.value > after.value ? [before, after] : [after, before];
  return { way: 'first', sum: `${more1.sum} - ${less.sum}`, unit: after.unit };
};
