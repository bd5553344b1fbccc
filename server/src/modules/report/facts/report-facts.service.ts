import type { ChatTopic, FactKind, Language, ReportFact, reportFacts } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { CallInput } from '../../../http/serve.ts';
import { dayName, mostSorted } from '../findings.rules.ts';
import type { Whose } from '../report.store.ts';
import type { ReportFactsStore } from './report-facts.store.ts';

interface FactsDeps {
  readonly store: ReportFactsStore;
  readonly topicOf: (prompt: string) => ChatTopic;
  readonly titleOf: (
    kind: 'game' | 'course' | 'tool',
    item: string,
    language: Language,
  ) => string | null;
  /** Throws not_found where it is no child of this account. */
  readonly whoseOf: (wish: { accountId: string; child: string }) => Promise<Whose>;
}

export const reportFactsService = ({ store, topicOf, titleOf, whoseOf }: FactsDeps) => {
  const questionsOf = async (whose: Whose): Promise<ReportFact[]> => {
    const sorted = (await store.questions(whose)).map(({ day, prompt }, at) => ({
      day,
      topic: at < mostSorted ? topicOf(prompt) : null,
    }));
    const groups = Map.groupBy(sorted, ({ day, topic }) => `${day} ${topic}`);
    return [...groups.values()].flatMap((same) =>
      same
        .slice(0, 1)
        .map(({ day, topic }) => ({ day: dayName(day), title: null, topic, count: same.length })),
    );
  };

  const rowsOf: Record<FactKind, (whose: Whose, language: Language) => Promise<ReportFact[]>> = {
    minutes: async (whose, language) =>
      (await store.minutes(whose)).map(({ day, kind, item, count }) => ({
        day: dayName(day),
        title: titleOf(kind, item, language) ?? item,
        topic: null,
        count,
      })),
    works: async (whose) =>
      (await store.works(whose)).map(({ day, title }) => ({
        day: dayName(day),
        title: title === '' ? null : title,
        topic: null,
        count: 1,
      })),
    questions: questionsOf,
  };

  return {
    async facts(
      { params: { child }, query, language }: CallInput<typeof reportFacts.facts>,
      { accountId }: Caller,
    ) {
      const whose = await whoseOf({ accountId, child });
      return { rows: await rowsOf[query.of](whose, language) };
    },
  };
};
