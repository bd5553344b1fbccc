import { units } from '../quantities/unit-table.ts';
import { isNumber, shareWord } from './read-story.rules.ts';
import type { Story } from './story.ts';
import { counters, down, questionWords, smallWords, totals } from './story-words.ts';

const kindWords = new Set(
  'kendaraan vehicles hewan binatang animals buah fruits dewasa adults salah benar wrong correct'.split(
    ' ',
  ),
);
const sides = /^(?:laki|perempuan|boys?|girls?)$/;

/** "3 are used. How many are used?" asks for a number that is known. */
export const asksForKnown = ({ clauses, amounts, question }: Story): boolean => {
  const known = new Set(
    amounts.filter(({ isAsked }) => !isAsked).flatMap(({ clause }) => clauses[clause] ?? []),
  );
  const [first] = amounts;
  const begun = new Set(clauses[first?.clause ?? 0] ?? []);
  return (
    amounts.length > 1 &&
    !question.some((word) => totals.has(word)) &&
    question.some(
      (word, at) =>
        /^(?:di|ter)\w+|^(?:ate|eaten|sold|lost|given|used)$/.test(word) &&
        down.has(word) &&
        known.has(word) &&
        !begun.has(word) &&
        !/^(?:tidak|belum|not|be|bisa)$/.test(question[at - 1] ?? ''),
    )
  );
};

const verb = /^(?:di|ter|me[mnl]?|meng|ber|pe[mnr]?)\p{L}{3,}$|(?:ing|ed)$/u;
const opening = /^(?:yang|untuk|agar|supaya|sampai|until|to|that|be|can|in|on|at|for|when)$/;

/** What somebody does with it, or where, may be said in any words; what is countAt for may not. */
const isFree = (question: readonly string[], at: number): boolean => {
  const countAt = question.findIndex((word) => /^(?:berapa|brp|many|much)$/.test(word));
  if (countAt === -1 || at <= countAt + 1) return false;
  const doing = question.findIndex((word) => /^(?:do|does|did)$/.test(word));
  if (doing > countAt && at > doing + 1) return true;
  return (
    verb.test(question[at] ?? '') ||
    question.slice(countAt, at + 1).some((word) => opening.test(word))
  );
};

/** Whether the question asks only about what the story has known. */
export const isUnderstood = (story: Story): boolean => {
  const known = [...story.known];
  const alsoNamed = story.amounts.filter(({ isAsked }) => isAsked).flatMap(({ nouns }) => nouns);
  const condition = story.question.findIndex((word) => /^(?:kalau|kalo|jika|bila|if)$/.test(word));
  const wanted = condition === -1 ? story.question : story.question.slice(0, condition);
  return wanted.every(
    (word, at) =>
      isFree(wanted, at) ||
      isNumber(word) ||
      word.startsWith('@') ||
      /\d/.test(word) ||
      questionWords.has(word) ||
      questionWords.has(word.replace(/(?:nya|ku|mu)$/, '')) ||
      counters.has(word) ||
      smallWords.has(word) ||
      sides.test(word) ||
      kindWords.has(word) ||
      units.has(word) ||
      shareWord([word], known) ||
      alsoNamed.includes(word) ||
      known.length === 0,
  );
};
