import { type Language, Problem, type staff } from '@nobi/contract';
import { auditStore } from '../../../audit/audit.store.ts';
import type { StaffCaller } from '../../../auth/caller.ts';
import type { Catalogue } from '../../../catalogue/catalogue.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { pageOf, windowOf } from '../../../http/list.rules.ts';
import type { CallInput } from '../../../http/serve.ts';
import { contentReportsStore, type ReportRow } from './content-reports.store.ts';

export interface ContentReportsDeps {
  readonly db: Database;
  readonly catalogue: Pick<Catalogue, 'find'>;
}

const found = async (db: Queryable, id: string) => {
  const row = await contentReportsStore(db).find(id);
  if (!row) throw new Problem('not_found');
  return row;
};

/** Looking at reports; words are shown one report at a time, and the log tells to whom. */
const reading = ({ db, catalogue }: ContentReportsDeps) => {
  const titleOf = ({ kind, item }: ReportRow, language: Language) =>
    kind === 'nobi' || item === null ? null : (catalogue.find(kind, item)?.title[language] ?? null);
  const rowOf = <Row extends ReportRow>({ created_at, ...row }: Row, title: string | null) => ({
    ...row,
    title,
    created_at: created_at.toISOString(),
  });
  return {
    async list({ query, language }: CallInput<typeof staff.contentReports>) {
      const { state, kind, reason, order } = query;
      const wished = { state, kind, reason, order, ...windowOf(query) };
      const rows = await contentReportsStore(db).list(wished);
      return pageOf(query, rows, (row) => rowOf(row, titleOf(row, language)));
    },

    async one(
      { params, language }: CallInput<typeof staff.contentReport>,
      { staffId, ...person }: StaffCaller,
    ) {
      const report = await found(db, params.report);
      const { owner_id, prompt, response, closed_at, ...row } = report;
      const { id: about, family_id: familyId } = row;
      const by = { staffId, ...person };
      await auditStore(db).write({ by, did: 'contentReport', about, familyId });
      return {
        ...rowOf(row, titleOf(row, language)),
        is_mine: owner_id === staffId,
        answer: prompt === null || response === null ? null : { prompt, response },
        closed_at: closed_at?.toISOString() ?? null,
      };
    },
  };
};

export const contentReportsService = (deps: ContentReportsDeps) => ({
  ...reading(deps),

  take: ({ params, body }: CallInput<typeof staff.takeContentReport>, by: StaffCaller) =>
    deps.db.transaction(async (tx) => {
      const { id, family_id: familyId } = await found(tx, params.report);
      const { staffId, displayName: name } = by;
      await contentReportsStore(tx).own(id, body.is_mine ? { id: staffId, name } : undefined);
      const entry = { by, did: 'takeContentReport', about: id, familyId, after: body.is_mine };
      await auditStore(tx).write(entry);
      return { id };
    }),

  close: ({ params, body }: CallInput<typeof staff.closeContentReport>, by: StaffCaller) =>
    deps.db.transaction(async (tx) => {
      const report = await found(tx, params.report);
      const { id, family_id: familyId } = report;
      const { outcome, note, with_alike } = body;
      const end = { outcome, note, by: by.displayName };
      const closed = await contentReportsStore(tx).close(report, with_alike, end);
      // The note may hold what a child wrote: the log keeps the outcome and how many alone.
      const after = { outcome, closed };
      const entry = { by, did: 'closeContentReport', about: id, familyId, after };
      if (closed > 0) await auditStore(tx).write(entry);
      return { id };
    }),
});
