/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */
import { playGame, watchSize } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import type { Context, Mode } from './play/context.ts';
import { FreePlay } from './play/free-play.ts';
import { Play } from './play/loading.ts';
import { openContext } from './play/setup.ts';

const snail =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><path d="M3 33H30Q37 33 37 26V14" fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"/><circle cx="18" cy="20" r="12" fill="currentColor"/><path d="M18 26a6 6 0 1 1 5-6 3 3 0 1 1-5 1" fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round"/><path d="M37 14l-4-7M37 14l3-7" stroke="currentColor" stroke-width="3" stroke-linecap="round"/></svg>';

const makeButton = (corner: HTMLElement, name: string, run: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = name;
  button.addEventListener('click', run);
  corner.append(button);
  return button;
};

/** The captain's words again, as they were or slowly. */
const listenAgain = (context: Context, current: () => Mode): HTMLButtonElement => {
  const repeat = (slow: boolean): void => {
    current().repeat(slow);
    context.sounds.play('radio');
    context.guest.event({
      verb: 'interacted',
      object: slow ? 'slow' : 'replay',
      ctx: context.eventContext(),
    });
  };
  document.querySelector('.nobi-bar > .nobi-round')?.addEventListener('click', () => repeat(false));
  const slow = makeButton(context.stage.corner, 'nobi-round slow', () => repeat(true));
  slow.innerHTML = snail;
  return slow;
};

export const openGame = (guest: Guest): void => {
  const context = openContext(guest, () => modes.current());
  const slow = listenAgain(context, () => modes.current());
  const modes = playGame<Mode>(context, {
    play: (again) => new Play(context, again),
    free: new FreePlay(context),
    labels: () => ({ play: context.text().harbour, free: context.text().free }),
    dress() {
      slow.ariaLabel = context.text().slow;
    },
  });

  modes.enter(modes.play);
  watchSize(context.stage.scene, () => modes.current().dress(true));
  modes.start();
};
