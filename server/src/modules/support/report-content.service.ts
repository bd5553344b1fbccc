import { type contentReport, type Language, Problem } from '@nobi/contract';
import type { Caller } from '../../auth/caller.ts';
import type { CallInput } from '../../http/serve.ts';
import type { Throttle } from '../../rate-limit/throttle.ts';
import type { ReportContentStore } from './report-content.store.ts';

type Call = CallInput<typeof contentReport.reportContent>;

const reportsByAccount = { name: 'content report', limit: 20, seconds: 3600 };

interface Question extends Pick<Call, 'language' | 'signal'> {
  readonly body: { readonly prompt: string; readonly is_new: true };
}

export interface ReportContentDeps {
  readonly store: ReportContentStore;
  readonly throttle: Throttle;
  /** What is done where a child tells of a need. */
  readonly needs: {
    helpFor(message: string, language: Language): string | undefined;
    followUp(call: Question, caller: Caller): Promise<void>;
  };
}

/** What a child or an adult says is wrong with what they see. */
export const reportContentService = ({ store, throttle, needs }: ReportContentDeps) => ({
  async report({ body, language, signal }: Call, caller: Caller) {
    await throttle.take(reportsByAccount, caller.accountId);
    const { kind, item, turn, ...rest } = body;
    // An answer belongs to Nobi, an item to everything else.
    const place = kind === 'nobi' ? { kind, turn } : { kind, item };
    const outcome = await store.save(caller, { ...rest, ...place });
    if (outcome === 'foreign') throw new Problem('not_found');
    const { words } = body;
    const help = words === undefined ? undefined : needs.helpFor(words, language);
    if (words === undefined || help === undefined) return {};
    if (outcome === 'new') {
      const question = { prompt: words, is_new: true as const };
      await needs.followUp({ body: question, language, signal }, caller);
    }
    return { help };
  },
});

export type ReportContentService = ReturnType<typeof reportContentService>;
