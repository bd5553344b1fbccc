/** Puts the pieces together: rounds with an order, a boat of one's own, and a maker's corner. */
import type { Guest } from '@nobi/kit/guest';
import { type OnTry, openMakerPlay, playRounds, type RoundsGame } from '@nobi/kit/rounds';
import { type Context, openContext } from './play/context.ts';
import { MarketDesk } from './play/desk.ts';
import { MarketBench } from './play/market-bench.ts';
import { OwnMarket } from './play/own-boat.ts';
import { isBuildable, levels } from './rules/code.ts';
import type { Order } from './rules/orders.ts';
import { counted } from './rules/tasks.ts';
import { goodAt } from './view/goods.ts';

/** Counting money takes longer than pressing a choice. */
const patience = 40;

/** What came aboard in this session. */
const cargoOf = ({ memory }: Context): HTMLElement => {
  const picture = document.createElement('div');
  picture.className = 'haul';
  const { brought } = memory.game.progress;
  for (let at = counted.rounds; at > 0; at -= 1) {
    const image = new Image(64, 64);
    image.src = goodAt(brought - at).picture;
    image.alt = '';
    picture.append(image);
  }
  return picture;
};

const gameOf = (context: Context): RoundsGame<Order> => {
  const { river } = context;
  const desk = (onTry: OnTry) => new MarketDesk(context, onTry);
  const free = openMakerPlay(context, {
    desk,
    own: (turn) => new OwnMarket(context, turn),
    bench: new MarketBench(context),
    levels,
    isSound: isBuildable,
    described: ({ form, a, b }) => [form, a, b],
    onTyping(on) {
      river.turn(on ? 'own' : 'desk');
      if (on) river.leave();
    },
  });
  const picture = (): HTMLElement => {
    river.light(1);
    return cargoOf(context);
  };
  return { counted, patience, desk, picture, free };
};

export const openGame = (guest: Guest): void =>
  playRounds((mode) => openContext(guest, mode), gameOf);
