import type { Language } from '@nobi/contract';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Database } from '../../../database/database.ts';
import { contentReportsStore } from './content-reports.store.ts';
import { ticketsStore } from './tickets.store.ts';

interface SupportQueuesDeps {
  readonly db: Database;
  readonly catalogue: Pick<Catalogue, 'find'>;
}

/** Questions and reports that wait, the oldest first. */
export const supportQueues = ({ db, catalogue }: SupportQueuesDeps) => ({
  async tickets(limit: number) {
    const page = { state: 'open', order: 'asc', assignee: undefined, limit, offset: 0 } as const;
    const rows = await ticketsStore(db).list(page);
    return rows.map(({ id, subject, category, waiting_since, assigned_to }) => ({
      id,
      title: subject,
      topic: category,
      since: waiting_since,
      owner: assigned_to,
    }));
  },

  async 'content-reports'(limit: number, _by: StaffCaller, language: Language) {
    const page = { state: 'open', order: 'asc', limit, offset: 0 } as const;
    const rows = await contentReportsStore(db).list({
      ...page,
      kind: undefined,
      reason: undefined,
    });
    return rows.map(({ id, kind, item, reason, created_at, owner }) => ({
      id,
      title: item && kind !== 'nobi' ? (catalogue.find(kind, item)?.title[language] ?? null) : null,
      topic: reason,
      since: created_at,
      owner,
    }));
  },
});
