/** Books that are begun: a place for each page, from the cover on; their lines are in the words. Pure. */
import { type Book, freshPage, tidy } from './book.ts';
import type { scenes } from './trays.ts';

type Scene = (typeof scenes)[number];

export const templates = {
  lost: ['village', 'room', 'school', 'market', 'village'],
  voyage: ['beach', 'village', 'sea', 'beach', 'night'],
  visitor: ['space', 'field', 'village', 'market', 'space'],
  fright: ['night', 'room', 'forest', 'night', 'room'],
} as const satisfies Record<string, readonly Scene[]>;

export type TemplateName = keyof typeof templates;
export const templateNames: readonly TemplateName[] = ['lost', 'voyage', 'visitor', 'fright'];

/** The lines are beginnings: who and what stands on the pages is the child's. */
export const begun = (
  id: number,
  { name, lines }: { name: TemplateName; lines: readonly string[] },
): Book => ({
  id,
  pages: templates[name].map((scene, at) => ({ ...freshPage(scene), line: tidy(lines[at] ?? '') })),
});
