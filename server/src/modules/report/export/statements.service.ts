import { Problem, type reportExport } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Skills } from '../../../catalogue/skills.ts';
import { isUuid } from '../../../database/uuid.ts';
import type { CallInput } from '../../../http/serve.ts';
import { statementOf } from './statement.rules.ts';
import type { StatementsStore } from './statements.store.ts';

interface StatementsDeps {
  readonly store: StatementsStore;
  readonly catalogue: Catalogue;
  readonly skills: Skills;
  readonly publicUrl: string;
}

const beginning = '00000000-0000-0000-0000-000000000000';

export const statementsService = ({ store, catalogue, skills, publicUrl }: StatementsDeps) => ({
  async statements(
    { params: { child }, query }: CallInput<typeof reportExport.statements>,
    { accountId }: Caller,
  ) {
    if (!isUuid(child) || !(await store.isChild(accountId, child))) throw new Problem('not_found');
    const { last, answers } = await store.page(accountId, child, query.after ?? beginning);
    const titles = new Map(catalogue.items.map(({ id, title }) => [id, title]));
    return {
      statements: answers.map((answer) =>
        statementOf(answer, query.actor, {
          home: publicUrl,
          item: titles.get(answer.item),
          skill: skills.find(answer.skill)?.name,
        }),
      ),
      next: last,
    };
  },
});
