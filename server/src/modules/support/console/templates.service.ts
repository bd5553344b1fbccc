import { Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Database } from '../../../database/database.ts';
import { pageOf, windowOf } from '../../../http/list.rules.ts';
import type { CallInput } from '../../../http/serve.ts';
import { templatesStore } from './templates.store.ts';

/** Ready answers; the log keeps what they said before. */
export const templatesService = (db: Database) => ({
  async list({ query }: CallInput<typeof staff.templates>) {
    const rows = await templatesStore(db).list({ order: query.order, ...windowOf(query) });
    return pageOf(query, rows, (row) => row);
  },

  async one({ params }: CallInput<typeof staff.template>) {
    const template = await templatesStore(db).find(params.id);
    if (!template) throw new Problem('not_found');
    return template;
  },

  add: ({ body }: CallInput<typeof staff.addTemplate>, by: StaffCaller) =>
    db.transaction(async (tx) => {
      const id = await templatesStore(tx).add(body);
      await auditStore(tx).write({ by, did: 'addTemplate', about: id, after: body });
      return { id };
    }),

  change: ({ params, body }: CallInput<typeof staff.changeTemplate>, by: StaffCaller) =>
    db.transaction(async (tx) => {
      const store = templatesStore(tx);
      const before = await store.find(params.id);
      if (!before) throw new Problem('not_found');
      await store.change(params.id, body);
      const about = params.id;
      await auditStore(tx).write({ by, did: 'changeTemplate', about, before, after: body });
      return { id: about };
    }),

  remove: ({ params }: CallInput<typeof staff.removeTemplate>, by: StaffCaller) =>
    db.transaction(async (tx) => {
      const store = templatesStore(tx);
      const before = await store.find(params.id);
      if (!before) throw new Problem('not_found');
      await store.remove(params.id);
      await auditStore(tx).write({ by, did: 'removeTemplate', about: params.id, before });
      return { id: params.id };
    }),
});
