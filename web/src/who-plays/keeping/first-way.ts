import { learning } from '@nobi/contract';
import { ask } from '../../api.ts';
import { coursePath, playPath, toolPath } from '../../catalogue/item-paths.ts';
import { keepSample } from '../../features/samples/keep-sample.ts';

/** Back to what was tried before the sign-up, else to what suits a child who has just been named; undefined where nobody knows: the shelf is there. */
export const firstWay = async (): Promise<string | undefined> => {
  const tried = await keepSample();
  if (tried) return tried;
  try {
    const [first] = (await ask(learning.today)).next;
    if (!first) return undefined;
    const { kind, id } = first;
    if (kind === 'game') return playPath({ id, html_game_url: id });
    return kind === 'course' ? coursePath({ id }) : toolPath({ id });
  } catch {
    return undefined;
  }
};
