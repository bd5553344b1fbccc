import { Problem } from '@nobi/contract';
import { isUuid } from '../../database/uuid.ts';
import type { ChildRow, Family, ReportStore, WeekRow } from './report.store.ts';

/** What is kept of one child, before it is put into words. */
export interface FamilyFound {
  readonly child: ChildRow;
  readonly week: WeekRow | undefined;
  readonly prompts: readonly string[];
}

interface ReaderDeps {
  readonly store: ReportStore;
  readonly weigh: (child: { accountId: string; child: string }) => Promise<void>;
}

/** An address may hold anything. */
const mustBeIds = ({ children }: Family) => {
  if (children !== 'all' && !children.every(isUuid)) throw new Problem('not_found');
};

/** Reads any number of a family's children by the same three statements. */
export const familyReader = ({ store, weigh }: ReaderDeps) => {
  /** In the order of the wish, or of the family; throws where one is no child of this account. */
  const childrenOf = async (family: Family): Promise<ChildRow[]> => {
    const rows = await store.children(family);
    if (family.children === 'all') return rows;
    const found = family.children.flatMap((child) => rows.filter(({ id }) => id === child));
    if (found.length < family.children.length) throw new Problem('not_found');
    return found;
  };

  /** With what a process left unweighed. */
  const weighed = async (family: Family): Promise<ChildRow[]> => {
    const found = await childrenOf(family);
    const due = found.filter(({ claims }) => claims.some(({ is_due }) => is_due));
    for (const { id } of due) await weigh({ accountId: family.accountId, child: id });
    return due.length > 0 ? childrenOf(family) : found;
  };

  return {
    async weighed(family: Family) {
      mustBeIds(family);
      return weighed(family);
    },

    async read(family: Family): Promise<FamilyFound[]> {
      mustBeIds(family);
      const [children, weeks, prompts] = await Promise.all([
        weighed(family),
        store.weeks(family),
        store.prompts(family),
      ]);
      const promptsOf = Map.groupBy(prompts, (row) => row.child);
      return children.map((child) => ({
        child,
        week: weeks.find((row) => row.child === child.id),
        prompts: (promptsOf.get(child.id) ?? []).map(({ prompt }) => prompt),
      }));
    },
  };
};
