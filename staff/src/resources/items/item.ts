import type { ReplyOf, staff } from '@nobi/contract';
import { currentLanguage } from '../../language.ts';
import { words } from '../../text/words.ts';

export type Item = ReplyOf<typeof staff.item>;

export const titleOf = (item: Pick<Item, 'title_id' | 'title_en'>) =>
  currentLanguage() === 'id' ? item.title_id : item.title_en;

const named: Readonly<Record<string, string>> = words.items.categories;
export const categoryName = (category: string) => named[category] ?? category;

const byKind: Readonly<Record<string, readonly string[]>> = {
  game: ['math', 'english', 'coding', 'spelling'],
  course: ['coding', 'english', 'math', 'early_reading'],
  tool: ['drawing', 'music', 'story_maker', 'pattern_art', 'puppet_theatre', 'marble_run'],
};

export const categoriesOf = (kind: string) =>
  (byKind[kind] ?? []).map((id) => ({ id, name: categoryName(id) }));

export const kinds = Object.entries(words.items.kinds).map(([id, name]) => ({ id, name }));
