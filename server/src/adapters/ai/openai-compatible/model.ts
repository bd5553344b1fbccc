import { randomBytes } from 'node:crypto';
import type { AiHelper, OutsideModel, Transcriber } from '../../../ports/ai.ts';
import type { Settings } from '../../../settings/settings.ts';
import { type HelperDeps, modelHelper, mostTokensFor } from './helper.ts';
import { guardModelJudge, moderationJudge } from './judge.ts';
import { modelTranscriber } from './transcriber.ts';
import { openBreaker } from './transport/circuit-breaker.ts';
import type { Connection } from './transport/connection.ts';
import { openTransport } from './transport/transport.ts';

const judgeOf = (connection: Connection, ai: NonNullable<Settings['ai']>) => {
  if (ai.moderationModel) return moderationJudge(connection, ai.moderationModel);
  return guardModelJudge(connection, ai.guardModel ?? ai.model);
};

/** The outside model of the settings, with its second opinion and its ears. */
export const openModel = (
  ai: NonNullable<Settings['ai']>,
  skills: AiHelper,
): { outsideModel: OutsideModel; transcriber: Transcriber | undefined } => {
  const transport = openTransport(ai.timeouts);
  const connectionOf = (): Connection => ({
    transport,
    baseUrl: ai.baseUrl,
    apiKey: ai.apiKey,
    // Answers, verdicts and ears fail apart from each other.
    breaker: openBreaker(() => performance.now()),
    timeouts: ai.timeouts,
  });
  // New with each start: it means nothing beyond the instructions it stands in.
  const canary = `nobi-${randomBytes(9).toString('base64url')}`;
  const deps: HelperDeps = { connection: connectionOf(), model: ai.model, canary, skills };
  return {
    outsideModel: {
      provider: new URL(ai.baseUrl).host,
      model: ai.model,
      helper: modelHelper(deps),
      mostTokens: (question) => mostTokensFor(deps, question),
      judge: judgeOf(connectionOf(), ai),
      canary,
      price: ai.price,
      mostADay: ai.mostADay,
    },
    transcriber: ai.transcriptionModel
      ? modelTranscriber(connectionOf(), ai.transcriptionModel)
      : undefined,
  };
};
