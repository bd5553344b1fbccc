import { ageBandsOf, type CatalogueItem, catalogueItem, type ItemKind } from '@nobi/kit/manifest';
import * as z from 'zod/mini';

const both = z.strictObject({ id: z.string(), en: z.string() });

/** What staff say otherwise than the manifest; what is missing, the manifest says. */
export const itemChange = z.partial(
  z.object({
    title: both,
    description: both,
    category: z.string(),
    plan: z.enum(['regular', 'premium']),
    ageMin: z.int(),
    ageMax: z.int(),
    order: z.int(),
    thumbnail: z.string(),
    hidden: z.boolean(),
  }),
);
export type ItemChange = z.infer<typeof itemChange>;

export interface ChangedItem {
  readonly kind: ItemKind;
  readonly slug: string;
  readonly changes: ItemChange;
}

/** An item with what staff think of it. */
export interface ShelvedItem {
  readonly item: CatalogueItem;
  readonly isHidden: boolean;
  readonly isChanged: boolean;
}

export const categoryOf = (item: CatalogueItem): string =>
  item.kind === 'tool' ? item.toolType : item.category;

const mostBandYears = 8;

/** The item as changed; undefined when it would not be a sound item any more. */
export const changedItem = (
  item: CatalogueItem,
  { hidden: _hidden, category, ...changes }: ItemChange,
): CatalogueItem | undefined => {
  const group = item.kind === 'tool' ? { toolType: category } : { category };
  const read = catalogueItem.safeParse({ ...item, ...changes, ...(category && group) });
  if (!read.success) return undefined;
  const years = read.data.ageMax - read.data.ageMin;
  if (years < 0 || years > mostBandYears) return undefined;
  // Other ages may reach into other bands of the law.
  return { ...read.data, ageBands: ageBandsOf(read.data) };
};

/** Of what is wanted, what the manifest does not say already. */
export const differenceOf = (item: CatalogueItem, change: ItemChange): ItemChange => {
  const base: Record<string, unknown> = { ...item, category: categoryOf(item), hidden: false };
  const differs = ([name, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(base[name]);
  return itemChange.parse(Object.fromEntries(Object.entries(change).filter(differs)));
};

const inOrder = (one: ShelvedItem, other: ShelvedItem) =>
  one.item.order - other.item.order || (one.item.id < other.item.id ? -1 : 1);

/** Every item with its changes, the hidden ones too, in the order of the catalogue. */
export const shelved = (
  items: readonly CatalogueItem[],
  changed: readonly ChangedItem[],
): ShelvedItem[] => {
  const byKey = new Map(changed.map(({ kind, slug, changes }) => [`${kind}/${slug}`, changes]));
  return items
    .map((item): ShelvedItem => {
      const changes = byKey.get(`${item.kind}/${item.id}`);
      if (!changes) return { item, isHidden: false, isChanged: false };
      return {
        // A new build may have left a change without sense: then the manifest says everything.
        item: changedItem(item, changes) ?? item,
        isHidden: changes.hidden === true,
        isChanged: Object.keys(changes).length > 0,
      };
    })
    .toSorted(inOrder);
};

/** How many regular items each category lacks of being half of it. */
const lacking = (items: readonly ShelvedItem[]) => {
  const balance = new Map<string, number>();
  for (const { item, isHidden } of items) {
    if (isHidden) continue;
    const category = `${item.kind}/${categoryOf(item)}`;
    const weight = item.plan === 'premium' ? 1 : -1;
    balance.set(category, (balance.get(category) ?? 0) + weight);
  }
  return balance;
};

/** Whether a category with fewer than half of it regular would come of it, or get worse. */
export const shutsTooMuch = (
  before: readonly ShelvedItem[],
  after: readonly ShelvedItem[],
): boolean => {
  const was = lacking(before);
  return [...lacking(after)].some(
    ([category, count]) => count > 0 && count > (was.get(category) ?? 0),
  );
};

/** The orders that change when an item trades places with its neighbour of the same kind. */
export const movedBy = (all: readonly ShelvedItem[], moved: ShelvedItem, to: 'up' | 'down') => {
  const row = all.filter(({ item }) => item.kind === moved.item.kind);
  const orders = row.map(({ item }) => item.order);
  const at = row.indexOf(moved);
  const place = to === 'up' ? at - 1 : at + 1;
  const other = row[place];
  if (!other) return [];
  row[at] = other;
  row[place] = moved;
  let last = -1;
  return row
    .map((shelved, index) => {
      last = Math.max(last + 1, orders[index] ?? 0);
      return { shelved, order: last };
    })
    .filter(({ shelved, order }) => shelved.item.order !== order);
};
