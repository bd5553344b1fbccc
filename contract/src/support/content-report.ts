import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { line, slug } from '../call/text.ts';

/** What can be wrong, each with a drawing for who cannot read. */
export const contentReportReasons = ['broken', 'wrong', 'scary', 'unkind'] as const;
export type ContentReportReason = (typeof contentReportReasons)[number];
export const contentReportReason = z.enum(contentReportReasons, 'invalid_input');

/** Where it was seen; without an item: on the page that shows all of that kind. */
export const reportedKinds = ['game', 'course', 'tool', 'nobi'] as const;
export type ReportedKind = (typeof reportedKinds)[number];
export const reportedKind = z.enum(reportedKinds, 'invalid_input');

export const contentReportForm = z.strictObject({
  kind: reportedKind,
  item: z.optional(slug),
  /** The answer of Nobi that is meant, as `turn_id` of the answer named it. */
  turn: z.optional(z.string('not_found').check(z.regex(/^[0-9]{1,18}$/, 'not_found'))),
  reason: contentReportReason,
  words: z.optional(line(1000)),
});

export const contentReport = {
  reportContent: call({
    method: 'POST',
    path: '/api/feedback/content-reports/',
    access: 'account',
    says: 'A child or an adult tells what is wrong with an item, a list or an answer of Nobi; no PIN is asked for.',
    body: contentReportForm,
    reply: z.object({
      /** Fixed words for a child who tells of a need; people hear of it as they do of a question to Nobi. */
      help: z.optional(z.string()),
    }),
    errors: ['invalid_input', 'not_found', 'too_many_requests'],
    origin: 'added',
  }),
};
