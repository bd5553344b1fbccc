import { games, samples } from '@nobi/contract';
import { ask } from '../../api.ts';
import { playPath } from '../../catalogue/item-paths.ts';
import { isPassing } from '../../queries.ts';
import { forgetSample, sampleProgress } from './sample-progress.ts';

/**
 * Makes what this tab played before the sign-up the first session of the child who has just been
 * named. Answers the way on in that game, where the family's plan opens it.
 */
const keep = async (): Promise<string | undefined> => {
  const progress = sampleProgress();
  if (!progress) return undefined;
  const { item: id, events, save } = progress;
  const params = { id };
  try {
    const body = { events: [...events], ...(save !== null && { save }), sent_at: Date.now() };
    const { kept } = await ask(samples.keep, { params, body });
    forgetSample();
    const game = kept > 0 ? await ask(games.one, { params }) : undefined;
    return game && !game.locked ? playPath(game) : undefined;
  } catch (error) {
    // A line that is down comes back (`use-waiting-sample.ts`); what is refused is refused for good.
    if (!isPassing(error)) forgetSample();
    return undefined;
  }
};

let keeping: Promise<string | undefined> | undefined;

/** One call, however many ask at once: the server takes it once. */
export const keepSample = (): Promise<string | undefined> => {
  keeping ??= keep().finally(() => {
    keeping = undefined;
  });
  return keeping;
};
