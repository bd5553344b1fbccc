/** Puts the pieces together: one stage, two ways of playing, and every press led to the right one. */
import { openModes, today, watchSize } from '@nobi/kit/game';
import { type Guest, newSeed } from '@nobi/kit/guest';
import type { Mode } from './play/context.ts';
import { Cutting } from './play/cutting.ts';
import { FreePlay } from './play/free-play.ts';
import { Kitchen } from './play/kitchen.ts';
import { openContext } from './play/setup.ts';
import { sessions } from './rules/session.ts';

export const openGame = (guest: Guest): void => {
  const context = openContext(guest);
  const play: Mode = new Kitchen(context, () => {
    context.memory.game = sessions.start(context.memory.game.progress, {
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
    labels: () => ({ play: context.text().stall, free: context.text().free }),
    eventContext: context.eventContext,
    dress: () => context.sounds.volume(guest.settings.sound),
    onLeave: () => cutting.forget(),
  });
  const cutting = new Cutting(context, modes.current);

  modes.enter(play);
  watchSize(context.stage.scene, () => modes.current().dress());
  modes.start();
};
