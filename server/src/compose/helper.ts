import { embeddedHelper } from '../adapters/ai/embedded/embedded.ts';
import type { Room } from './room.ts';

/** Who answers the children: always the embedded helper, and beside it the model of the settings. */
export const pickHelper = async ({ settings, outside }: Room) => {
  const helper = await embeddedHelper();
  if (outside || !settings.ai)
    return { helper, outsideModel: outside?.outsideModel, transcriber: outside?.transcriber };
  const { openModel } = await import('../adapters/ai/openai-compatible/model.ts');
  return { helper, ...openModel(settings.ai, helper) };
};
