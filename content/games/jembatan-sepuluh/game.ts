/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */
import { openModes, today } from '@nobi/kit/game';
import { type Guest, newSeed } from '@nobi/kit/guest';
import { Building } from './play/building.ts';
import type { Mode } from './play/context.ts';
import { FreePlay } from './play/free-play.ts';
import { listenToKeys, listenToScene } from './play/presses.ts';
import { openContext } from './play/setup.ts';
import { startSession } from './rules/session.ts';

export const openGame = (guest: Guest): void => {
  const context = openContext(guest, () => modes.current());
  const play: Mode = new Building(context, () => {
    context.memory.game = startSession(context.memory.game.progress, {
      seed: newSeed(),
      day: today(),
    });
    modes.enter(play);
  });
  const modes = openModes<Mode>({
    guest,
    clock: context.clock,
    corner: context.stage.corner,
    play,
    free: new FreePlay(context),
    labels: () => ({ play: context.text().bridges, free: context.text().free }),
    eventContext: context.eventContext,
    dress() {
      context.sounds.volume(guest.settings.sound);
      context.theatre.sparks.still(context.calm());
    },
  });

  listenToScene(context, modes.current);
  listenToKeys(context, modes.current);
  modes.enter(play);
  context.refit();
  new ResizeObserver(context.refit).observe(context.stage.scene);
  modes.start();
};
