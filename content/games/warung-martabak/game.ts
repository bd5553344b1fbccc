/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */
import { playGame, watchSize } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import type { Mode } from './play/context.ts';
import { Cutting } from './play/cutting.ts';
import { FreePlay } from './play/free-play.ts';
import { Kitchen } from './play/kitchen.ts';
import { openContext } from './play/setup.ts';

export const openGame = (guest: Guest): void => {
  const context = openContext(guest, () => modes.current());
  const modes = playGame<Mode>(context, {
    play: (again) => new Kitchen(context, again),
    free: new FreePlay(context),
    labels: () => ({ play: context.text().stall, free: context.text().free }),
    onLeave: () => cutting.forget(),
  });
  const cutting = new Cutting(context, modes.current);

  modes.enter(modes.play);
  watchSize(context.stage.scene, () => modes.current().dress());
  modes.start();
};
