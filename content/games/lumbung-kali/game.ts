/** Puts the pieces together: rounds with a field to plant, and land of one's own with a maker's corner. */
import type { Guest } from '@nobi/kit/guest';
import { type OnTry, openMakerPlay, playRounds, type RoundsGame } from '@nobi/kit/rounds';
import { type Context, openContext } from './play/context.ts';
import { FieldDesk } from './play/desk.ts';
import { openBench } from './play/field-bench.ts';
import { Garden } from './play/garden.ts';
import { levels } from './rules/code.ts';
import { isSound, type Order } from './rules/orders.ts';
import { counted } from './rules/tasks.ts';
import { barn } from './view/scenery.ts';

/** A field takes longer to think of than a choice. */
const patience = 40;

const harvest = ({ memory }: Context): HTMLElement => {
  const picture = document.createElement('div');
  picture.className = 'harvest';
  picture.innerHTML = barn(memory.game.progress.brought);
  return picture;
};

const gameOf = (context: Context): RoundsGame<Order> => {
  const { land, refit } = context;
  const desk = (onTry: OnTry) => new FieldDesk(context, onTry);
  const free = openMakerPlay(context, {
    desk,
    own: (turn) => new Garden(context, turn),
    bench: openBench(context),
    levels,
    isSound,
    described: ({ form, rows, cols }) => [form, rows, cols],
    onTyping(on) {
      land.button.hidden = on;
      refit();
    },
  });
  return { counted, patience, desk, picture: () => harvest(context), free };
};

export const openGame = (guest: Guest): void =>
  playRounds((mode) => openContext(guest, mode), gameOf);
