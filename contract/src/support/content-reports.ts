import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { listQuery, listReply } from '../call/list.ts';
import { line, opaqueId } from '../call/text.ts';
import { contentReportReason, reportedKind } from './content-report.ts';

export const contentReportOutcomes = ['mended', 'no_fault', 'passed_on'] as const;
export type ContentReportOutcome = (typeof contentReportOutcomes)[number];
const outcome = z.enum(contentReportOutcomes, 'invalid_input');
const state = z.enum(['open', 'closed'], 'invalid_input');

const params = z.object({ report: opaqueId });
const done = z.object({ id: z.string() });

const row = {
  id: z.string(),
  kind: reportedKind,
  /** The item’s folder; null: the page that shows all of that kind. */
  item: z.nullable(z.string()),
  title: z.nullable(z.string()),
  reason: contentReportReason,
  has_words: z.boolean(),
  state,
  created_at: z.string(),
  /** How many open reports there are of the same thing for the same reason, this one among them. */
  alike: z.number(),
  owner: z.nullable(z.string()),
};

/** What children and adults say is wrong with content. A report names the family by its id alone. */
export const staffContentReports = {
  contentReports: call({
    method: 'GET',
    path: '/api/staff/content-reports/',
    access: 'staff',
    role: ['content', 'support', 'safety'],
    says: 'Reports of content, the oldest first, without a name and without words.',
    query: z.object({
      ...listQuery(['created_at']),
      order: z._default(z.enum(['asc', 'desc'], 'invalid_input'), 'asc'),
      state: z._default(state, 'open'),
      kind: z.optional(reportedKind),
      reason: z.optional(contentReportReason),
    }),
    reply: listReply(z.object(row)),
    errors: ['invalid_input'],
    origin: 'added',
  }),
  contentReport: call({
    method: 'GET',
    path: '/api/staff/content-reports/{report}/',
    access: 'staff',
    role: ['content', 'support', 'safety'],
    says: 'One report with its words and, of an answer of Nobi, the question and the answer; each look is kept in the audit log.',
    params,
    reply: z.object({
      ...row,
      family_id: z.string(),
      words: z.nullable(z.string()),
      is_mine: z.boolean(),
      answer: z.nullable(z.object({ prompt: z.string(), response: z.string() })),
      outcome: z.nullable(outcome),
      note: z.nullable(z.string()),
      closed_by: z.nullable(z.string()),
      closed_at: z.nullable(z.string()),
    }),
    errors: ['not_found'],
    origin: 'added',
  }),
  takeContentReport: call({
    method: 'PUT',
    path: '/api/staff/content-reports/{report}/owner/',
    access: 'staff',
    role: ['content', 'support', 'safety'],
    says: 'Takes a report upon oneself, or gives it back.',
    params,
    body: z.strictObject({ is_mine: z.boolean('invalid_input') }),
    reply: done,
    errors: ['not_found'],
    origin: 'added',
  }),
  closeContentReport: call({
    method: 'PUT',
    path: '/api/staff/content-reports/{report}/closed/',
    access: 'staff',
    role: ['content', 'support', 'safety'],
    says: 'Closes a report with what became of it, with all open ones alike if wished.',
    params,
    body: z.strictObject({
      outcome,
      note: line(2000),
      with_alike: z._default(z.boolean('invalid_input'), false),
    }),
    reply: done,
    errors: ['not_found', 'invalid_input'],
    origin: 'added',
  }),
};
