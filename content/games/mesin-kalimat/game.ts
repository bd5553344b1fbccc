/** Puts the pieces together: rounds with an order, and a machine of one's own with a maker's corner. */
import { pictureSource } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import { type OnTry, openMakerPlay, playRounds, type RoundsGame } from '@nobi/kit/rounds';
import { openBench } from './play/bench.ts';
import { type Context, openContext } from './play/context.ts';
import { MachineDesk } from './play/desk.ts';
import { FreeMachine } from './play/free-machine.ts';
import { isBuildable, kindOf, levels } from './rules/code.ts';
import type { Order } from './rules/orders.ts';
import { counted } from './rules/tasks.ts';
import { lamps } from './view/backdrop.ts';

/** A sentence takes longer to think of than a choice. */
const patience = 45;

/** Photos of what happened in this session; after a break the lamp alone. */
const wall = ({ photos }: Context): HTMLElement => {
  const picture = document.createElement('div');
  picture.className = 'wall';
  for (const photo of photos.slice(-counted.rounds)) {
    const frame = document.createElement('div');
    frame.className = 'small-photo';
    frame.innerHTML = photo;
    picture.append(frame);
  }
  if (photos.length === 0) {
    const lamp = new Image(90, 100);
    lamp.src = pictureSource(lamps[2]);
    lamp.alt = '';
    picture.append(lamp);
  }
  photos.length = 0;
  return picture;
};

const gameOf = (context: Context): RoundsGame<Order> => {
  const { strip, workshop } = context;
  const desk = (onTry: OnTry) => new MachineDesk(context, onTry);
  const free = openMakerPlay(context, {
    desk,
    own: (turn) => new FreeMachine(context, turn),
    bench: openBench(context),
    levels,
    isSound: isBuildable,
    described: (order) => [kindOf(order), order.a, order.b, order.c],
    onTyping(on) {
      strip.button.hidden = on;
      workshop.lever.hidden = on;
    },
  });
  return { counted, patience, desk, picture: () => wall(context), free };
};

export const openGame = (guest: Guest): void =>
  playRounds((mode) => openContext(guest, mode), gameOf);
