import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { opaqueId } from '../call/text.ts';
import { chatTopic } from './report.ts';

/** What one of the week's numbers counts, on one day. */
const fact = z.object({
  day: z.string(),
  /** Of minutes the item, of a work its name; null where there is none. */
  title: z.nullable(z.string()),
  /** Of questions; null where there were too many to be sorted. */
  topic: z.nullable(chatTopic),
  count: z.int(),
});
export type ReportFact = z.output<typeof fact>;

export const factKinds = ['minutes', 'works', 'questions'] as const;
export type FactKind = (typeof factKinds)[number];

/** The rows under the week's numbers that no answers stand under. */
export const reportFacts = {
  facts: call({
    method: 'GET',
    path: '/api/children/{child}/report/facts/',
    access: 'adult',
    says: 'What the week’s minutes, works or questions to Nobi count, by day; of questions the topics, never the words.',
    params: z.object({ child: opaqueId }),
    query: z.object({ of: z.enum(factKinds, 'invalid_input') }),
    reply: z.object({ rows: z.array(fact) }),
    errors: ['not_found', 'invalid_input'],
    origin: 'added',
  }),
};
