import type { Course, Game, Tool } from '@nobi/contract';

/** The page of one game; the last part is only for the reader of the address. */
export const playPath = ({ id, html_game_url }: Pick<Game, 'id' | 'html_game_url'>): string =>
  `/play/${encodeURIComponent(id)}/${encodeURIComponent(html_game_url)}`;

export const coursePath = ({ id }: Pick<Course, 'id'>): string =>
  `/dashboard/courses/player/${encodeURIComponent(id)}`;

/** By which the address of a tool names a work. */
export const workKey = 'karya';

export const toolPath = ({ id }: Pick<Tool, 'id'>): string =>
  `/dashboard/creativity/${encodeURIComponent(id)}`;
