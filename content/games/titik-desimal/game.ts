/** Puts the pieces together: rounds with an order, and a sea of one's own with a maker's corner. */
import type { Guest } from '@nobi/kit/guest';
import { type OnTry, openMakerPlay, playRounds, type RoundsGame } from '@nobi/kit/rounds';
import { type Context, openContext } from './play/context.ts';
import { SeaDesk } from './play/desk.ts';
import { OwnSea } from './play/own-sea.ts';
import { openBench } from './play/sea-bench.ts';
import { isBuildable, levels } from './rules/code.ts';
import type { Order } from './rules/orders.ts';
import { counted } from './rules/tasks.ts';
import { findAt } from './view/finds.ts';

/** Thinking about a place takes longer than pressing a choice. */
const patience = 40;

/** What the anchor brought up in this session. */
const catchOf = ({ memory }: Context): HTMLElement => {
  const picture = document.createElement('div');
  picture.className = 'catch';
  const { brought } = memory.game.progress;
  for (let at = counted.rounds; at > 0; at -= 1) {
    const image = new Image(64, 64);
    image.src = findAt(brought - at).picture;
    image.alt = '';
    picture.append(image);
  }
  return picture;
};

const gameOf = (context: Context): RoundsGame<Order> => {
  const { sea } = context;
  const desk = (onTry: OnTry) => new SeaDesk(context, onTry);
  const free = openMakerPlay(context, {
    desk,
    own: (turn) => new OwnSea(context, turn),
    bench: openBench(context),
    levels,
    isSound: isBuildable,
    described: ({ form, a, b }) => [form, a, b],
    onTyping(on) {
      sea.button.hidden = on;
    },
  });
  return { counted, patience, desk, picture: () => catchOf(context), free };
};

export const openGame = (guest: Guest): void =>
  playRounds((mode) => openContext(guest, mode), gameOf);
