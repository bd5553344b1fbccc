/** Puts the pieces together: rounds with an order, and a boat of one's own with a maker's corner. */
import { pictureSource } from '@nobi/kit/game';
import type { Guest } from '@nobi/kit/guest';
import { type OnTry, openMakerPlay, playRounds, type RoundsGame } from '@nobi/kit/rounds';
import { type Context, openContext } from './play/context.ts';
import { YardDesk } from './play/desk.ts';
import { OwnYard } from './play/own-yard.ts';
import { openBench } from './play/yard-bench.ts';
import { isBuildable, levels } from './rules/code.ts';
import type { Order } from './rules/order.ts';
import { counted } from './rules/tasks.ts';
import { hullArt, shipSvg } from './view/boats.ts';

/** Reckoning takes longer than pressing a choice. */
const patience = 40;

/** The boats that sailed in this session. */
const fleetOf = (): HTMLElement => {
  const picture = document.createElement('div');
  picture.className = 'fleet';
  for (const art of hullArt) {
    const image = new Image(80, 72);
    image.src = pictureSource(shipSvg(art));
    image.alt = '';
    picture.append(image);
  }
  return picture;
};

const gameOf = (context: Context): RoundsGame<Order> => {
  const { yard } = context;
  const desk = (onTry: OnTry) => new YardDesk(context, onTry);
  const free = openMakerPlay(context, {
    desk,
    own: (turn) => new OwnYard(context, turn),
    bench: openBench(context),
    levels,
    isSound: isBuildable,
    described: ({ form, n }) => [form, ...n],
    onTyping(on) {
      yard.board.element.hidden = on;
    },
  });
  return { counted, patience, desk, picture: fleetOf, free };
};

export const openGame = (guest: Guest): void =>
  playRounds((mode) => openContext(guest, mode), gameOf);
