import { type BodyOf, type children, legalAgeBand, mostChildren, Problem } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import { isUniqueViolation } from '../../database/database.ts';
import { isUuid } from '../../database/uuid.ts';
import type { CallInput } from '../../http/serve.ts';
import { monthIn } from '../../time/month.rules.ts';
import type { ChildRow, ChildrenStore } from './children.store.ts';

export interface ChildrenDeps {
  readonly store: ChildrenStore;
  readonly now: () => Date;
}

type Details = BodyOf<typeof children.change>;

/** Where nobody has said in which zone a child lives, it is that of most families. */
const usualZone = 'Asia/Jakarta';

/** The database refuses the second of two at once, too. */
const nameOnce = async <Answer>(write: Promise<Answer>): Promise<Answer> => {
  try {
    return await write;
  } catch (error) {
    if (isUniqueViolation(error, 'child_nickname')) throw new Problem('child_name_taken');
    throw error;
  }
};

export const childrenService = ({ store, now }: ChildrenDeps) => {
  const bandOf = ({ birth_month, zone }: Pick<Details, 'birth_month' | 'zone'>) =>
    birth_month === null ? undefined : legalAgeBand(birth_month, monthIn(now(), zone));

  const shown = (row: ChildRow) => ({ ...row, age_band: bandOf(row) ?? null });

  /** None under three, and none whom nothing here is made for (PP 17/2025, article 20). */
  const checkAge = (details: Pick<Details, 'birth_month' | 'zone'>) => {
    if (details.birth_month !== null && !bandOf(details)) throw new Problem('child_age');
  };

  return {
    async list(_input: unknown, { accountId }: Caller) {
      return { children: (await store.list(accountId)).map(shown) };
    },

    async add({ body }: CallInput<typeof children.add>, { accountId }: Caller) {
      checkAge(body);
      const added = await nameOnce(store.add(accountId, body, mostChildren));
      if (!added) throw new Problem('children_full');
      return shown(added);
    },

    /** Any session may say it, since there is no PIN yet; so it is said once, and of nobody else. */
    async introduce({ body }: CallInput<typeof children.introduce>, { accountId }: Caller) {
      checkAge({ ...body, zone: usualZone });
      if (!(await nameOnce(store.introduce(accountId, body)))) throw new Problem('child_known');
      return {};
    },

    async postpone(_input: unknown, { accountId }: Caller) {
      await store.postpone(accountId);
      return {};
    },

    async change({ params, body }: CallInput<typeof children.change>, { accountId }: Caller) {
      checkAge(body);
      const changed = isUuid(params.child)
        ? await nameOnce(store.change(accountId, params.child, body))
        : undefined;
      if (!changed) throw new Problem('not_found');
      return shown(changed);
    },

    async remove({ params }: CallInput<typeof children.remove>, { accountId }: Caller) {
      const outcome = isUuid(params.child)
        ? await store.remove(accountId, params.child)
        : 'unknown';
      if (outcome === 'unknown') throw new Problem('not_found');
      if (outcome === 'last') throw new Problem('child_last');
      return {};
    },
  };
};

export type ChildrenService = ReturnType<typeof childrenService>;
