/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */
import { playGame } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import { Building } from './play/building.ts';
import type { Mode } from './play/context.ts';
import { FreePlay } from './play/free-play.ts';
import { listenToKeys, listenToScene } from './play/presses.ts';
import { openContext } from './play/setup.ts';

export const openGame = (guest: Guest): void => {
  const context = openContext(guest, () => modes.current());
  const modes = playGame<Mode>(context, {
    play: (again) => new Building(context, again),
    free: new FreePlay(context),
    labels: () => ({ play: context.text().bridges, free: context.text().free }),
    dress: () => context.theatre.sparks.still(context.calm()),
  });

  listenToScene(context, modes.current);
  listenToKeys(context, modes.current);
  modes.enter(modes.play);
  context.refit();
  new ResizeObserver(context.refit).observe(context.stage.scene);
  modes.start();
};
