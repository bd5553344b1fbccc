/** Puts the pieces together: rounds in the bed, and a garden of one's own with a maker's corner. */
import type { Guest } from '@nobi/kit/guest';
import { type OnTry, openMakerPlay, playRounds, type RoundsGame } from '@nobi/kit/rounds';
import { type Context, openContext } from './play/context.ts';
import { GardenDesk } from './play/desk.ts';
import { openBench } from './play/garden-bench.ts';
import { OwnGarden } from './play/own-garden.ts';
import { levels } from './rules/code.ts';
import { isSound } from './rules/judge.ts';
import { palette } from './rules/looks.ts';
import type { Order } from './rules/orders.ts';
import { counted } from './rules/tasks.ts';
import { make, picture } from './scene/area.ts';
import { flower, source } from './view/flowers.ts';

/** A small child looks for a while. */
const patience = 30;

const bunch = (): HTMLElement => {
  const flowers = make('bunch');
  flowers.append(...palette.slice(0, counted.rounds).map((look) => picture(source(flower(look)))));
  return flowers;
};

const gameOf = (context: Context): RoundsGame<Order> => {
  const { bed, refit } = context;
  const desk = (onTry: OnTry) => new GardenDesk(context, onTry);
  const free = openMakerPlay(context, {
    desk,
    own: (turn) => new OwnGarden(context, turn),
    bench: openBench(context),
    levels,
    isSound,
    described: ({ form, a, b, c }) => [form, a, b, c],
    onTyping(on) {
      bed.element.hidden = on;
      refit();
    },
  });
  return { counted, patience, desk, picture: bunch, free };
};

export const openGame = (guest: Guest): void =>
  playRounds((mode) => openContext(guest, mode), gameOf);
