import { followUps } from '../adapters/ai/embedded/dialogue/follow-ups.ts';
import { embeddedHelper } from '../adapters/ai/embedded/embedded.ts';
import { languageOfMessage as languageOf } from '../adapters/ai/embedded/language.rules.ts';
import { modelReviewStore } from '../modules/chat/model-review/model-review.store.ts';
import type { Settings } from '../settings/settings.ts';
import type { Context } from './context.ts';

/** The embedded helper, and beside it the model that the settings name, reviewed or not. */
export const openHelpers = async (ai: Settings['ai']) => {
  const helper = await embeddedHelper();
  const { topicOf } = helper;
  const own = { helper, languageOf, followUps, topicOf };
  if (!ai) return { ...own, outsideModel: undefined, transcriber: undefined };
  const { openModel } = await import('../adapters/ai/openai-compatible/model.ts');
  return { ...own, ...openModel(ai, helper) };
};

/** A model is offered once a labelled set has shown what it does, or by an operator who names it. */
const isOffered = async ({ settings: { ai }, db, logger }: Context): Promise<boolean> => {
  if (!ai) return false;
  if (ai.isUnreviewedAllowed || (await modelReviewStore(db).isReached(ai))) return true;
  logger.warn(
    `The model ${ai.model} is not offered to families: npm run judge-nobi has not seen it reach its demands.`,
  );
  return false;
};

/** Who answers the children: always the embedded helper, and beside it the model that may be offered. */
export const pickHelper = async (context: Context) => {
  const { settings, outside } = context;
  const model = !outside && (await isOffered(context)) ? settings.ai : undefined;
  const { outsideModel, transcriber } = outside ?? {};
  const picked = await openHelpers(model);
  return outside ? { ...picked, outsideModel, transcriber } : picked;
};
