/** Islands that one cleared square opens. */
import { shortestWay } from '../../../boards/rules/solve.ts';
import { boardFrom } from '../rules/args.ts';
import { openings } from '../rules/ways.ts';
import { gathered, islandFor, type Recipe } from './islands.ts';

/** A thing on the way home shuts the island, and only few squares open it again. */
export const shutIslands = (recipe: Recipe): string[] =>
  gathered(recipe, (random) => {
    const open = islandFor(recipe, random);
    const way = open && shortestWay(boardFrom(open.split('/')));
    if (!open || !way) return null;
    const free = [...open.matchAll(/o/g)].map(({ index }) => index);
    for (const at of free) {
      const shut = `${open.slice(0, at)}r${open.slice(at + 1)}`;
      const board = boardFrom(shut.split('/'));
      if (shortestWay(board) !== null) continue;
      return openings(board).length <= 2 ? shut : null;
    }
    return null;
  });
