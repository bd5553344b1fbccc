import { currentLanguage } from '@nobi/client/language';
import type { ReplyOf, staff } from '@nobi/contract';
import { ageBandsOf } from '@nobi/kit/manifest';
import { words } from '../../text/words.ts';

export type Item = ReplyOf<typeof staff.item>;

export const titleOf = (item: Pick<Item, 'title_id' | 'title_en'>) =>
  currentLanguage() === 'id' ? item.title_id : item.title_en;

/** The bands of the law that its ages reach into, as parents read them. */
export const bandsOf = ({ age_min, age_max }: Pick<Item, 'age_min' | 'age_max'>) =>
  ageBandsOf({ ageMin: age_min, ageMax: age_max }).join(', ').replaceAll('-', '–');

const named: Readonly<Record<string, string>> = words.items.categories;
export const categoryName = (category: string) => named[category] ?? category;

const byKind: Readonly<Record<string, readonly string[]>> = {
  game: ['math', 'english', 'coding', 'spelling'],
  course: ['coding', 'english', 'math', 'early_reading'],
  tool: [
    'drawing',
    'music',
    'story_maker',
    'pattern_art',
    'puppet_theatre',
    'marble_run',
    'library',
  ],
};

export const categoriesOf = (kind: string) =>
  (byKind[kind] ?? []).map((id) => ({ id, name: categoryName(id) }));

export const kinds = Object.entries(words.items.kinds).map(([id, name]) => ({ id, name }));

const t = words.items;

/** What staff may change, in the order of the form. */
export const shownFields = [
  { name: 'title_id', label: t.titleId },
  { name: 'title_en', label: t.titleEn },
  { name: 'description_id', label: t.descriptionId },
  { name: 'description_en', label: t.descriptionEn },
  { name: 'category', label: t.category },
  { name: 'plan', label: t.plan },
  { name: 'age_min', label: t.ageMin },
  { name: 'age_max', label: t.ageMax },
  { name: 'order', label: t.order },
  { name: 'is_hidden', label: t.shown },
] as const;

/** A field's value as people read it. */
export const labelOf = (item: Item['manifest'], name: (typeof shownFields)[number]['name']) => {
  if (name === 'category') return categoryName(item.category);
  if (name === 'plan') return words.families[item.plan];
  if (name === 'is_hidden') return item.is_hidden ? t.hidden : t.shown;
  return String(item[name]);
};
