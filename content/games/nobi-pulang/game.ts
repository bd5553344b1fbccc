/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */
import { playGame } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import type { Way } from '../../boards/rules/board.ts';
import type { Mode } from './play/context.ts';
import { IslandMode } from './play/free-play.ts';
import { Homing } from './play/homing.ts';
import { openContext } from './play/setup.ts';

const keys: Record<string, Way> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/** Arrow keys lay arrows; Enter goes, unless a button has the focus and takes it. */
const listenToKeys = (current: () => Mode): void => {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (document.querySelector('.nobi-end')) return;
    const way = keys[event.key];
    if (way) current().lay(way);
    else if (event.key === 'Backspace' || event.key === 'Delete') current().erase();
    else if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) current().go();
    else return;
    event.preventDefault();
  });
};

/** What moves stands still while the game rests, and goes on from there. */
const openHold = () => {
  let held: Animation[] = [];
  return {
    hold() {
      held = document.getAnimations().filter(({ playState }) => playState === 'running');
      for (const animation of held) animation.pause();
    },
    release() {
      for (const animation of held) animation.play();
      held = [];
    },
  };
};

export const openGame = (guest: Guest): void => {
  const motion = openHold();
  const context = openContext(guest, () => modes.current());
  const modes = playGame<Mode>(context, {
    play: () => new Homing(context),
    free: new IslandMode(context),
    labels: () => ({ play: context.text().boards, free: context.text().toFree }),
    onSettled: context.refit,
    onPause: motion.hold,
    onResume: motion.release,
  });

  listenToKeys(modes.current);
  modes.enter(modes.play);
  new ResizeObserver(context.refit).observe(context.stage.scene);
  // The line's letters arrive a little later and may need another row.
  document.fonts.ready.then(context.refit, context.refit);
  modes.start();
};
