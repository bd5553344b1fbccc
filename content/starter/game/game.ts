/** Puts the pieces together: rounds with a task at a desk, and free play without. */
import type { Guest } from '@nobi/kit/guest';
import { playRounds, type RoundsGame } from '@nobi/kit/rounds';
import { type Context, openContext } from './play/context.ts';
import { PlateDesk } from './play/desk.ts';
import { openFreePlay } from './play/free-play.ts';
import { counted, type Order } from './rules/tasks.ts';

/** Seconds of thinking before help is offered. */
const patience = 30;

/** For a maker's corner, whose levels are codes, let `openMakerPlay` of the kit open the free play. */
const gameOf = (context: Context): RoundsGame<Order> => ({
  counted,
  patience,
  desk: (onTry) => new PlateDesk(context, onTry),
  free: openFreePlay(context),
});

export const openGame = (guest: Guest): void =>
  playRounds((mode) => openContext(guest, mode), gameOf);
