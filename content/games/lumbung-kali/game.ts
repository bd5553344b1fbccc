/** Puts the pieces together: rounds with an order, free play without, and every press led to the right one. */
import { playGame, watchSize } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import { type Mode, openContext } from './play/context.ts';
import { FreePlay } from './play/free-play.ts';
import { Rounds } from './play/rounds.ts';

export const openGame = (guest: Guest): void => {
  const context = openContext(guest, () => modes.current());
  const modes = playGame<Mode>(context, {
    play: (again) => new Rounds(context, again),
    free: new FreePlay(context),
    labels: () => ({ play: context.text().play, free: context.text().free }),
  });
  modes.enter(modes.play);
  watchSize(context.stage.scene, () => modes.current().dress(true));
  modes.start();
};
