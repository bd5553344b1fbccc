import { Problem, type staff } from '@nobi/contract';
import type { CatalogueItem } from '@nobi/kit/manifest';
import type { LiveCatalogue } from '../../catalogue/live/live-catalogue.ts';
import type { Database } from '../../database/database.ts';
import type { CallInput } from '../../http/serve.ts';
import { bandsOf, everyDay, keyOf, scopeOf, spanOf } from './insight.rules.ts';
import { insightStore, type Scope } from './insight.store.ts';

export interface InsightDeps {
  readonly db: Database;
  readonly catalogue: LiveCatalogue;
  readonly now: () => Date;
}

/** What the catalogue says of an item; it may have left it. */
const namesOf = (item: CatalogueItem | undefined) => ({
  title_id: item?.title.id ?? null,
  title_en: item?.title.en ?? null,
});

export const insightService = ({ db, catalogue, now }: InsightDeps) => {
  const store = insightStore(db.reads);
  const known = async () =>
    new Map(
      (await catalogue.shelved(db.reads)).map(({ item }) => [keyOf(item.kind, item.id), item]),
    );

  /** What both pages begin with. */
  const overview = async (days: string, scope?: Scope) => {
    const span = spanOf(now(), Number(days));
    const [until, totals, before, counted] = await Promise.all([
      store.until(),
      store.totals(span, scope),
      store.totals(span.before, scope),
      store.days(span, scope),
    ]);
    const { from, to } = span;
    const page = { from, to, until: until?.toISOString() ?? null };
    return { span, page: { ...page, totals, before, days: everyDay(counted, span) } };
  };

  return {
    async all({ query }: CallInput<typeof staff.insight>) {
      const { span, page } = await overview(query.days);
      const [names, counted] = [await known(), await store.items(span)];
      const items = counted.map(({ item, ...rest }) => {
        const id = keyOf(rest.kind, item);
        return { id, ...rest, ...namesOf(names.get(id)) };
      });
      return { ...page, bands: bandsOf(items), items };
    },

    async one({ params: { id }, query }: CallInput<typeof staff.insightItem>) {
      const scope = scopeOf(id);
      const item = (await known()).get(id);
      const { span, page } = await overview(query.days, scope);
      if (!item && page.totals.begun + page.before.begun === 0) throw new Problem('not_found');
      const names = new Map(item?.skills.map((skill) => [skill.id, skill.name]));
      return {
        id,
        kind: scope.kind,
        ...namesOf(item),
        age_min: item?.ageMin ?? null,
        age_max: item?.ageMax ?? null,
        ...page,
        stops: await store.stops(span, scope),
        lessons: scope.kind === 'course' ? await store.lessons(span, scope.item) : [],
        skills: (await store.skills(span, scope)).map((skill) => ({
          ...skill,
          name_id: names.get(skill.skill)?.id ?? skill.skill,
          name_en: names.get(skill.skill)?.en ?? skill.skill,
        })),
      };
    },
  };
};
