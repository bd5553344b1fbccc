import type { Language } from '@nobi/contract';

/** Guesses are offered from the same group. */
export type Group = 'animal' | 'fruit' | 'home' | 'sky' | 'road';

/** What speaks of itself in a riddle. */
export interface Thing extends Readonly<Record<Language, string>> {
  readonly group: Group;
  /** The last one is told as a hint. */
  readonly clues: Readonly<Record<Language, readonly string[]>>;
}

/**
 * Reads a group: the name in both languages, then pairs of clues, then the hint. Each clue is of one
 * thing only, so that the talk tells which riddle is open.
 */
export const thingsOf = (group: Group, text: string): readonly Thing[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [names = '', ...lines] = block.split('\n').map((line) => line.trim());
      const [id = '', en = ''] = names.split(' = ');
      const clues = lines.map((line) => line.split(' = '));
      return {
        id,
        en,
        group,
        clues: { id: clues.map(([clue = '']) => clue), en: clues.map(([, clue = '']) => clue) },
      };
    });
