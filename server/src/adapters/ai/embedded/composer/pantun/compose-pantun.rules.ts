import type { Chance } from '../chance.rules.ts';
import { fill } from '../fill.rules.ts';
import type { Hero } from '../stories/hero.ts';
import {
  animals,
  type Couplet,
  fruits,
  pictures,
  sayings,
  type Theme,
  treeFruits,
} from './couplets.ts';
import { hasRightLength, rhymes } from './pantun-sound.rules.ts';

export interface PantunWish {
  readonly hero: Hero | undefined;
  readonly theme: Theme | undefined;
}

const themes: readonly (readonly [Theme, RegExp])[] = [
  ['friend', /\b(?:teman|temen|sahabat|kawan|persahabatan|friends?)\w*/],
  ['school', /\b(?:sekolah|belajar|kelas|guru|ilmu|buku|membaca|school)\b/],
  ['family', /\b(?:ibu|mama|ayah|papa|bunda|nenek|kakek|keluarga|adik|kakak|mom|mum|dad|family)\b/],
  ['food', /\b(?:makan\w*|kue|nasi|sarapan|jajan\w*|buah\w*|food)\b/],
  ['night', /\b(?:malam|tidur|bulan|bintang|mimpi|night|sleep)\b/],
  ['funny', /\b(?:lucu|kocak|jenaka|funny)\b/],
];

/** What a wish says that the pantun should speak of. */
export const themeIn = (text: string): Theme | undefined =>
  themes.find(([, words]) => words.test(text))?.[0];

const fits = ([one, two]: Couplet, [three, four]: Couplet) =>
  rhymes(one, three) && rhymes(two, four);

interface Pair {
  readonly theme: Theme;
  readonly lines: readonly string[];
  readonly hasAnimal: boolean;
}

/** Each picture meets only sayings that end as it does; found once, as comparing sounds takes a while. */
const pairs: readonly Pair[] = themes.flatMap(([theme]) =>
  sayings[theme].flatMap((saying) =>
    pictures
      .filter((picture) => fits(picture, saying))
      .map((picture) => ({
        theme,
        lines: [...picture, ...saying],
        hasAnimal: picture.some((line) => line.includes('{hewan}')),
      })),
  ),
);

/** Four lines that rhyme a-b-a-b. */
export const composePantun = ({ hero, theme }: PantunWish, chance: Chance): string => {
  const isAnimal = hero && (hero.sort === 'animal' || hero.sort === 'any' || hero.sort === 'water');
  const fitting = pairs.filter(
    (pair) => (!isAnimal || pair.hasAnimal) && (theme === undefined || pair.theme === theme),
  );
  // A long word may make a line too long: then another pair of lines takes it, or it is left out.
  for (const animal of isAnimal ? [hero.id, ...animals] : chance.shuffled(animals))
    for (const { lines } of chance.shuffled(fitting)) {
      const slots = {
        hewan: animal,
        buah: chance.one(fruits),
        pohon: chance.one(treeFruits),
      };
      const filled = lines.map((line) => fill(line, slots));
      if (filled.every(hasRightLength))
        return filled
          .map((line, at) => (at % 2 === 0 ? line : line[0]?.toLowerCase() + line.slice(1)))
          .join('\n');
    }
  throw new Error('No pantun has lines of the right length');
};
