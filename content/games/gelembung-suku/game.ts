/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */

import { toWorld } from '@nobi/kit/canvas';
import { playGame } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import type { Mode } from './play/context.ts';
import { FreePlay } from './play/free-play.ts';
import { Freeing } from './play/freeing.ts';
import { poke } from './play/poke.ts';
import { openContext } from './play/setup.ts';

export const openGame = (guest: Guest): void => {
  const context = openContext(guest, () => modes.current());
  const { stage, theatre } = context;
  const modes = playGame<Mode>(context, {
    play: (again) => new Freeing(context, again),
    free: new FreePlay(context),
    labels: context.text,
    dress() {
      context.lanes.name(context.text().lanes);
      theatre.sparks.still(context.calm());
    },
  });

  stage.scene.addEventListener('pointerdown', (event) => {
    const box = stage.scene.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    poke(context, toWorld(theatre.frame, at));
  });
  context.refit();
  modes.enter(modes.play);
  new ResizeObserver(context.refit).observe(stage.scene);
  addEventListener('resize', context.refit);
  modes.start();
};
