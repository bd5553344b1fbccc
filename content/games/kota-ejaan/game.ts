/** Puts the pieces together: rounds with a sign, and a street of one's own with a maker's corner. */
import type { Guest } from '@nobi/kit/guest';
import { type OnTry, openMakerPlay, playRounds, type RoundsGame } from '@nobi/kit/rounds';
import { type Context, openContext } from './play/context.ts';
import { SignDesk } from './play/desk.ts';
import { lotAt } from './play/lots.ts';
import { OwnStreet } from './play/own-street.ts';
import { openBench } from './play/sign-bench.ts';
import { isBuildable, levels } from './rules/code.ts';
import type { Order } from './rules/signs.ts';
import { counted } from './rules/tasks.ts';
import { house } from './view/houses.ts';

/** Reading a sign and thinking about it takes longer than pressing a choice. */
const patience = 40;

/** The houses that woke in this session, with their plates. */
const rowOf = ({ memory }: Context): HTMLElement => {
  const picture = document.createElement('div');
  picture.className = 'row-of-houses';
  const { brought } = memory.game.progress;
  picture.innerHTML = Array.from({ length: counted.rounds }, (_, at) => {
    const lot = lotAt(brought - counted.rounds + at, brought, memory.saved.hung);
    return `<span class="is-lit"><span class="house">${house(lot.shape, lot.paint, lot.plate)}</span></span>`;
  }).join('');
  return picture;
};

const gameOf = (context: Context): RoundsGame<Order> => {
  const { street } = context;
  const desk = (onTry: OnTry) => new SignDesk(context, onTry);
  const free = openMakerPlay(context, {
    desk,
    own: (turn) => new OwnStreet(context, turn),
    bench: openBench(context),
    levels,
    isSound: isBuildable,
    described: ({ form, a, b }) => [form, a, b],
    onTyping(on) {
      street.board.element.hidden = on;
    },
  });
  return { counted, patience, desk, picture: () => rowOf(context), free };
};

export const openGame = (guest: Guest): void =>
  playRounds((mode) => openContext(guest, mode), gameOf);
