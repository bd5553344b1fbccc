import type { Course, Game, Tool } from '@nobi/contract';
import type { Catalogue } from './catalogue.ts';
import { type ItemAddresses, type KindCatalogue, kindCatalogue } from './kind-catalogue.ts';

/** The three catalogues of the product, each in the words of its calls. */
export const kindCatalogues = (
  catalogue: Catalogue,
  { playUrl, pictureUrl }: ItemAddresses,
): { games: KindCatalogue<Game>; courses: KindCatalogue<Course>; tools: KindCatalogue<Tool> } => ({
  games: kindCatalogue<'game', Game>({
    catalogue,
    playUrl,
    pictureUrl,
    isKind: (item) => item.kind === 'game',
    present: (card, { category, trust }, url) => ({
      ...card,
      category,
      trust,
      html_game_url: url,
    }),
  }),
  courses: kindCatalogue<'course', Course>({
    catalogue,
    playUrl,
    pictureUrl,
    isKind: (item) => item.kind === 'course',
    present: (card, { category, trust }, url) => ({
      ...card,
      category,
      trust,
      html_course_url: url,
    }),
  }),
  tools: kindCatalogue<'tool', Tool>({
    catalogue,
    playUrl,
    pictureUrl,
    isKind: (item) => item.kind === 'tool',
    present: (card, { toolType, trust, voice }, url) => ({
      ...card,
      trust,
      tool_type: toolType,
      // Only what was made and read here may ask for a child's voice.
      ...(trust === 'house' && voice && { voice }),
      html_tool_url: url,
    }),
  }),
});
