import { followUps } from '../adapters/ai/embedded/dialogue/follow-ups.ts';
import { embeddedHelper } from '../adapters/ai/embedded/embedded.ts';
import { languageOfMessage as languageOf } from '../adapters/ai/embedded/language.rules.ts';
import type { Context } from './context.ts';

/** Who answers the children: always the embedded helper, and beside it the model of the settings. */
export const pickHelper = async ({ settings, outside }: Context) => {
  const helper = await embeddedHelper();
  const { topicOf } = helper;
  if (outside || !settings.ai) {
    const { outsideModel, transcriber } = outside ?? {};
    return { helper, languageOf, followUps, topicOf, outsideModel, transcriber };
  }
  const { openModel } = await import('../adapters/ai/openai-compatible/model.ts');
  return { helper, languageOf, followUps, topicOf, ...openModel(settings.ai, helper) };
};
