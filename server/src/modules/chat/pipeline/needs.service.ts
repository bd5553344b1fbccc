import { type Language, Problem } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import { judgeInput } from '../moderation/judge-input.rules.ts';
import { helpWords } from '../moderation/replies/replies.ts';
import { type FixedRepliesDeps, fixedReplies } from './fixed-replies.service.ts';
import { type InputDeps, inputReader, type QuestionCall } from './input.ts';

const unlessOff = (error: unknown): undefined => {
  if (error instanceof Problem && error.code === 'nobi_off') return undefined;
  throw error;
};

/** A child tells of a need where it can write, not only where it asks Nobi. */
export const needsService = (deps: InputDeps & FixedRepliesDeps) => {
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
  };
};
