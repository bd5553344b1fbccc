/** Several sentences that belong together, one a line, so that each language is read in one piece. */
import { both, type InBoth } from './skill.ts';

const eachOf = (text: string): readonly string[] => text.split('\n').map((line) => line.trim());

/** A line that one language lacks is left empty; the tests refuse it. */
export const lines = (id: string, en: string): readonly InBoth[] => {
  const [ids, ens] = [eachOf(id), eachOf(en)];
  const longest = ids.length > ens.length ? ids : ens;
  return longest.map((_line, at) => both(ids[at] ?? '', ens[at] ?? ''));
};
