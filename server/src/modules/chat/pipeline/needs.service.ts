import { type Language, Problem } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { Throttle } from '../../../rate-limit/throttle.ts';
import { judgeInput } from '../moderation/judge-input.rules.ts';
import { helpWords } from '../moderation/replies/replies.ts';
import { type FixedRepliesDeps, fixedReplies } from './fixed-replies.service.ts';
import { type InputDeps, inputReader, type QuestionCall } from './input.ts';

const unlessOff = (error: unknown): undefined => {
  if (error instanceof Problem && error.code === 'nobi_off') return undefined;
  throw error;
};

/** As with questions: this alone keeps a machine from filling the database. */
const lateByAccount = { name: 'late need', limit: 30, seconds: 60 };

export interface LateNeed extends Pick<QuestionCall, 'language' | 'signal'> {
  readonly id: string;
  readonly child: string;
  readonly prompt: string;
}

interface NeedsDeps extends InputDeps, FixedRepliesDeps {
  readonly throttle: Throttle;
}

/** A child tells of a need where it can write, not only where it asks Nobi. */
export const needsService = (deps: NeedsDeps) => {
  const readInput = inputReader(deps);
  const { sendHelp } = fixedReplies(deps);
  return {
    /** The fixed words for what was written elsewhere; undefined where it tells of no need. */
    helpFor(message: string, language: Language): string | undefined {
      const verdict = judgeInput(message, []);
      return verdict.kind === 'help' ? helpWords(verdict.topic, language, deps.help) : undefined;
    },

    /** Keeps it as a turn of Nobi's and tells whom a question would be told to, unless Nobi is off. */
    async followUp(call: QuestionCall, caller: Caller) {
      const input = await readInput(call, caller).catch(unlessOff);
      if (!input) return;
      for await (const _event of sendHelp(input));
    },

    /** What a child told without a line, whoever plays by now; tried again under its id, it is heard once. */
    async followLate({ id, prompt, ...late }: LateNeed, caller: Caller) {
      await deps.throttle.take(lateByAccount, caller.accountId);
      const call = { ...late, body: { prompt, is_new: true } };
      const input = await readInput(call, caller).catch(unlessOff);
      if (!input) return;
      for await (const _event of sendHelp(input, id));
    },
  };
};
