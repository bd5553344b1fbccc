import type { NextItem } from '@nobi/contract';
import { coursePath, playPath, toolPath } from '../../../catalogue/item-paths.ts';

const ways: Record<NextItem['kind'], (id: string) => string> = {
  // The address of a game corrects itself to the one that people read.
  game: (id) => playPath({ id, html_game_url: id }),
  course: (id) => coursePath({ id }),
  tool: (id) => toolPath({ id }),
};

export const wayTo = ({ kind, id }: NextItem) => ways[kind](id);
