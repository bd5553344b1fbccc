/** The calm end of a session: the words that were understood, and a big button to stop. */
import { endSession } from '@nobi/kit/game';
import { plan } from '../rules/plan.ts';
import { taskNamed } from '../rules/progress.ts';
import { wordsIn } from '../rules/round.ts';
import type { Step } from '../rules/tasks.ts';
import { keyOf } from '../rules/things.ts';
import { pictureOf } from '../view/pictures.ts';
import type { Context } from './context.ts';

const side = 144;

const picture = (steps: readonly Step[]): HTMLElement => {
  const box = document.createElement('div');
  box.className = 'catch';
  box.setAttribute('aria-hidden', 'true');
  for (const { thing } of new Map(steps.map((step) => [keyOf(step.thing), step])).values()) {
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const image = pictureOf(thing);
    const wide = side * (thing.size === 'small' ? 0.45 : 0.8);
    if (image)
      canvas.getContext('2d')?.drawImage(image, (side - wide) / 2, (side - wide) / 2, wide, wide);
    box.append(canvas);
  }
  return box;
};

export const finishSession = (context: Context, items: number, again: () => void): void => {
  const { done } = context.memory.game.session;
  const tasks = done.flatMap((id) => taskNamed(id) ?? []);
  // Four words: more would not be one line.
  const vocabulary = [...new Set(tasks.flatMap(wordsIn).toReversed())]
    .filter((word) => !['on', 'in'].includes(word))
    .slice(0, 4);
  context.sounds.play('finish');
  endSession(context, {
    plan,
    recap: () => context.text().recap(vocabulary),
    picture: picture(tasks.flatMap(({ steps }) => steps)),
    items,
    wait: 0.6,
    again,
  });
};
