/** The calm end of a sitting: the words that were understood, and a big button to stop. */
import { showEnd } from '@nobi/kit/guest';
import type { Room } from './room.ts';
import { wordsIn } from './rules.ts';
import { taskNamed } from './session.ts';
import type { Step } from './tasks.ts';
import { keyOf } from './things.ts';
import { pictureOf } from './view/pictures.ts';

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

export const finishSitting = (room: Room, items: number, again: () => void): void => {
  const { done } = room.memory.game.sitting;
  const steps = done.flatMap((id) => taskNamed(id)?.steps ?? []);
  // Four words: more would not be one line.
  const heard = [...new Set(steps.flatMap(wordsIn).toReversed())]
    .filter((word) => !['on', 'in'].includes(word))
    .slice(0, 4);
  const recap = (): string => room.text().recap(heard);
  room.sounds.play('finish');
  room.guest.say(recap());
  room.clock.after(0.6, () =>
    showEnd(room.guest, {
      recap,
      picture: picture(steps),
      onDone() {
        room.guest.event({ verb: 'terminated', object: 'sitting', ctx: room.context() });
        room.guest.end(items, 'play');
      },
      onAgain: again,
    }),
  );
};
