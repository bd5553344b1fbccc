import type { Queryable } from '../../database/database.ts';

export const creativityStore = (db: Queryable) => ({
  recordUse: (use: { id: string; accountId: string; toolId: string }) =>
    db.named({
      name: 'record_tool_use',
      text: 'insert into tool_use (id, account_id, tool_id) values ($1, $2, $3)',
      values: [use.id, use.accountId, use.toolId],
    }),
});

export type CreativityStore = ReturnType<typeof creativityStore>;
