/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */
import { openModes, today } from '@nobi/kit/game';
import { type Guest, newSeed } from '@nobi/kit/guest';
import type { Mode } from './play/context.ts';
import { FreePlay } from './play/free-play.ts';
import { Freeing } from './play/freeing.ts';
import { poke } from './play/poke.ts';
import { openContext } from './play/setup.ts';
import { startSession } from './rules/session.ts';
import { toWorld } from './scene/frame.ts';

export const openGame = (guest: Guest): void => {
  const context = openContext(guest, () => modes.current());
  const { stage, theatre } = context;
  const play: Mode = new Freeing(context, () => {
    context.memory.game = startSession(context.memory.game.progress, {
      seed: newSeed(),
      day: today(),
    });
    modes.enter(play);
  });
  const modes = openModes<Mode>({
    guest,
    clock: context.clock,
    corner: stage.corner,
    play,
    free: new FreePlay(context),
    labels: context.text,
    eventContext: context.eventContext,
    dress() {
      context.lanes.name(context.text().lanes);
      context.sounds.volume(guest.settings.sound);
      theatre.sparks.still(context.calm());
    },
  });

  stage.scene.addEventListener('pointerdown', (event) => {
    const box = stage.scene.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    poke(context, toWorld(theatre.frame, at));
  });
  context.refit();
  modes.enter(play);
  new ResizeObserver(context.refit).observe(stage.scene);
  addEventListener('resize', context.refit);
  modes.start();
};
