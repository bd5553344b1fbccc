import type { Language } from '@nobi/contract';

type Titles = Readonly<Record<Language, string>>;
interface Item {
  readonly id: string;
  readonly title: Titles;
}

/** The items that journeys open by name; others may stand beside them. */
export const items = {
  game: { id: 'jembatan-sepuluh', title: { id: 'Jembatan Sepuluh', en: 'Bridge of Ten' } },
  course: { id: 'sahabat-angka', title: { id: 'Sahabat Angka', en: 'Number Friends' } },
  tool: { id: 'studio-gambar', title: { id: 'Studio Gambar', en: 'Drawing Studio' } },
} as const satisfies Record<'game' | 'course' | 'tool', Item>;

/** Where each of them is shown. */
export const stages = {
  game: `/play/${items.game.id}/x`,
  course: `/dashboard/courses/player/${items.course.id}`,
  tool: `/dashboard/creativity/${items.tool.id}`,
} as const;
