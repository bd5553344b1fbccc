import type { Course, Game, Tool } from '@nobi/contract';
import type { Catalogue } from './catalogue.ts';
import { type Shelf, shelfOf } from './shelf.ts';

/** The three shelves of the product, each in the words of its calls. */
export const shelvesOf = (
  catalogue: Catalogue,
  playUrl: string,
): { games: Shelf<Game>; courses: Shelf<Course>; tools: Shelf<Tool> } => ({
  games: shelfOf<'game', Game>({
    catalogue,
    playUrl,
    isKind: (item) => item.kind === 'game',
    present: (card, { category, trust }, url) => ({
      ...card,
      category,
      trust,
      html_game_url: url,
    }),
  }),
  courses: shelfOf<'course', Course>({
    catalogue,
    playUrl,
    isKind: (item) => item.kind === 'course',
    present: (card, { category, trust }, url) => ({
      ...card,
      category,
      trust,
      html_course_url: url,
    }),
  }),
  tools: shelfOf<'tool', Tool>({
    catalogue,
    playUrl,
    isKind: (item) => item.kind === 'tool',
    present: (card, { toolType, trust }, url) => ({
      ...card,
      trust,
      tool_type: toolType,
      html_tool_url: url,
    }),
  }),
});
