import type { Wanted } from './story.ts';
import { shrunk, totals } from './story-words.ts';

const asking =
  /^(?:berapa|berapakah|brp|berapaan|when|how|what|find|lamanya|hitunglah|tentukan|carilah)$/;
const askingAlone = /^(?:totalnya|kembaliannya|sisanya|jumlahnya|bayarnya)$/;

/** Whether a clause asks for something. */
export const asks = (clause: readonly string[]): boolean =>
  clause.some((word) => asking.test(word)) ||
  (clause.length <= 2 && clause.some((word) => askingAlone.test(word)));

const difference =
  /\b(?:selisih\w*|beda\w*|difference)\b|how (?:many|much) (?:\w+ )?(?:more|fewer|less)\b|how much (?:\w+er)\b|\b(?:berapa|how many) (?:\w+ )?lebih|lebih \w+(?: \w+)? berapa|berapa (?:\w+ ){1,2}lebih (?:tinggi|berat|panjang|banyak|tua|mahal|muda|pendek)|how many \w+ (?:heavier|longer|taller|older|younger|shorter)|berapa (?:cm|kg|m) lebih|degrees? did it (?:fall|rise)|derajat (?:naik|turun)/;

/** What a question asks for, from its words. */
export const askedIn = (
  question: readonly string[],
  clauses: readonly (readonly string[])[],
): Wanted => {
  const text = question.join(' ');
  const story = clauses.flat().join(' ');
  if (
    /\b(?:mula|awalnya|at first|before$|sebelumnya$|tadinya|in the beginning|to begin|to start)\b/.test(
      text,
    )
  )
    return 'first';
  if (difference.test(text) || /^(?:selisih|beda)\b/.test(story)) return 'difference';
  if (/kembali(?:an|annya)?\b|\bchange\b/.test(text) && !/dikembalikan/.test(text)) return 'change';
  if (question.some((word) => shrunk.has(word)) || /(?:kurang berapa|berapa kurang)/.test(story))
    return 'rest';
  if (question.some((word) => totals.has(word))) return 'total';
  if (/\b(?:setiap|tiap|masing|each|satu|1|one|per)\b/.test(text)) return 'each';
  return 'plain';
};
