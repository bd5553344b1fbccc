import type { Chance } from '../chance.rules.ts';
import { fill, withArticle } from '../fill.rules.ts';
import type { Hero } from '../stories/hero.ts';
import { animals, limericks, verses } from './verses.ts';

/** An English rhyme of four lines, or a limerick where it is to be funny. */
export const composeRhyme = (
  { hero, isFunny }: { hero: Hero | undefined; isFunny: boolean },
  chance: Chance,
): string => {
  const an = withArticle(hero?.en ?? chance.one(animals));
  const verse = chance.one(verses);
  const lines = isFunny ? chance.one(limericks) : [...verse.begins, ...chance.one(verse.goesOn)];
  const text = lines.map((line) =>
    line.startsWith('{') ? fill(line, { an }) : line.replace('{an}', an),
  );
  return text.join('\n');
};
