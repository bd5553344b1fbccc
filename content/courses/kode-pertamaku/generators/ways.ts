/** Ways over islands: walked to their end, with a gap, with a beetle, and begun wrongly. */
import { pickOne, type Random, shuffled } from '@nobi/kit/bank';
import { sameSpot } from '../../../boards/rules/board.ts';
import { endOf, walk } from '../../../boards/rules/run.ts';
import { shortestWay } from '../../../boards/rules/solve.ts';
import { boardFrom, programFrom, wordFor } from '../rules/args.ts';
import { leadsHome } from '../rules/ways.ts';
import { gathered, islandFor, type Recipe } from './islands.ts';

type Pair = readonly [map: string, word: string];

const letters = ['u', 'r', 'd', 'l'];
const across: Record<string, string> = { u: 'd', d: 'u', l: 'r', r: 'l' };

const shortest = (map: string): string => {
  const before = shortestWay(boardFrom(map.split('/'))) ?? [];
  return wordFor({ before, drum: null, after: [] });
};

const isHome = (map: string, word: string): boolean =>
  leadsHome(boardFrom(map.split('/')), programFrom(word));

const changed = (word: string, at: number, letter: string): string =>
  word.slice(0, at) + letter + word.slice(at + 1);

/** Walks without home: where do they end? Nothing stops Nobi, and no step goes straight back. */
export const walks = (recipe: Omit<Recipe, 'fruit'>): Pair[] =>
  gathered(recipe, (random) => {
    const { steps } = recipe;
    const map = islandFor({ ...recipe, steps: [1, 20] }, random)?.replace('h', 'o');
    const long = steps[0] + Math.floor(random() * (steps[1] - steps[0] + 1));
    const word = Array.from({ length: long }, () => pickOne(random, letters)).join('');
    // A board without home needs open land in its first row.
    if (!map?.split('/')[0]?.includes('o') || /ud|du|lr|rl/.test(word)) return null;
    const board = boardFrom(map.split('/'));
    const trip = walk(board, programFrom(word));
    return trip.stop === 'short' && !sameSpot(endOf(board, trip), board.nobi) ? [map, word] : null;
  });

/** The two mistakes that are likeliest: the way back, and what comes one arrow later. */
const wrongWays = (map: string, word: string, at: number): string[] => {
  const right = word[at] ?? '';
  const likely = [word[at + 1], word[at - 1], across[right], ...letters];
  return [...new Set(likely)].flatMap((letter) =>
    letter && letter !== right && !isHome(map, changed(word, at, letter)) ? [letter] : [],
  );
};

const somewhere = (random: Random, word: string): number => Math.floor(random() * word.length);

/** As `gapItems` wants them: `2ud` leaves the third arrow open. */
export const gaps = (recipe: Recipe): Pair[] =>
  gathered(recipe, (random) => {
    const map = islandFor(recipe, random);
    if (!map) return null;
    const word = shortest(map);
    const at = somewhere(random, word);
    const wrong = wrongWays(map, word, at).slice(0, 2);
    return wrong.length === 2 ? [map, `${at}${wrong.join('')}`] : null;
  });

/** As `bugItems` wants them: one arrow is another one. */
export const beetles = (recipe: Recipe): Pair[] =>
  gathered(recipe, (random) => {
    const map = islandFor(recipe, random);
    if (!map) return null;
    const word = shortest(map);
    const at = somewhere(random, word);
    const [wrong] = wrongWays(map, word, at);
    return wrong ? [map, `${at}${wrong}`] : null;
  });

/** What goes wrong in a way: an arrow that is another, is missing, is doubled, or comes too early. */
const spoilt = (random: Random, word: string): string[] => {
  const at = somewhere(random, word);
  const [one = '', next = ''] = [word[at], word[at + 1]];
  return shuffled(random, [
    changed(word, at, across[one] ?? 'u'),
    changed(word, at, ''),
    changed(word, at, one + one),
    word.slice(0, at) + next + one + word.slice(at + 2),
  ]);
};

/** A way that does not lead home yet, and begins right or nearly so. */
export const begun = (recipe: Recipe): Pair[] =>
  gathered(recipe, (random) => {
    const map = islandFor(recipe, random);
    if (!map) return null;
    const start = spoilt(random, shortest(map)).find((word) => word && !isHome(map, word));
    return start ? [map, start] : null;
  });
